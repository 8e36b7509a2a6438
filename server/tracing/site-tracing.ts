// Loads what makes and sends spans where a collector is named, and not a file of it otherwise.

import type { Tracing, TracingParts } from "./tracing.ts";

export async function tracingOf(parts: TracingParts): Promise<Tracing | undefined> {
  if (parts.config.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  const { openTracing } = await import("./open-tracing.ts");
  return openTracing(parts);
}
