import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from "@opentelemetry/sdk-trace";
import type { samplers } from "./tracing-config.ts";

/** Which requests are traced. `parentbased`: those that came with a trace go by what that says. */
export function samplerOf(name: (typeof samplers)[number], ratio: number): Sampler {
  const own = name.replace("parentbased_", "");
  const root =
    own === "always_on"
      ? new AlwaysOnSampler()
      : own === "always_off"
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(ratio);
  return own === name ? root : new ParentBasedSampler({ root });
}
