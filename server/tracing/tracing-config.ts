// The part of the environment that says where traces go. The names are OpenTelemetry's; what only its exporter reads (headers, time-outs,
// attributes of the resource) it reads by itself.

import { z } from "zod";

export const samplers = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

export const tracingConfig = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_SAMPLER: z.enum(samplers).default("parentbased_always_on"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Milliseconds. */
  OTEL_BSP_SCHEDULE_DELAY: z.coerce.number().int().min(10).default(5000),
  OTEL_BSP_MAX_QUEUE_SIZE: z.coerce.number().int().min(1).default(2048),
};
