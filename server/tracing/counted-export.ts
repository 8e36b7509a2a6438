// Sends spans in batches from a bounded queue. What does not fit, and what no collector took, is dropped and counted: tracing slows nothing
// and breaks nothing.

import { TraceFlags } from "@opentelemetry/api";
import { ExportResultCode } from "@opentelemetry/core";
import { BatchSpanProcessor, type SpanExporter, type SpanProcessor } from "@opentelemetry/sdk-trace";
import { events } from "../log.ts";
import type { TracingParts } from "./tracing.ts";

export function countedExport(
  exporter: SpanExporter,
  { config, figures, tally }: Pick<TracingParts, "config" | "figures" | "tally">,
): SpanProcessor {
  const most = config.OTEL_BSP_MAX_QUEUE_SIZE;
  let waiting = 0;

  const drop = (spans: number, why: string) => {
    figures.spansDropped += spans;
    tally.count(events.spansDropped, why);
  };

  const batches = new BatchSpanProcessor({
    maxQueueSize: most,
    maxExportBatchSize: Math.min(512, most),
    scheduledDelayMillis: config.OTEL_BSP_SCHEDULE_DELAY,
    exporter: {
      export(spans, told) {
        waiting -= spans.length;
        exporter.export(spans, ({ code, error }) => {
          if (code === ExportResultCode.SUCCESS) figures.spansSent += spans.length;
          else drop(spans.length, error?.message ?? "the collector did not take them");
          // Said here; nobody else is to be told of it.
          told({ code: ExportResultCode.SUCCESS });
        });
      },
      shutdown: () => exporter.shutdown(),
    },
  });

  return {
    onStart: () => undefined,
    onEnd(span) {
      if ((span.spanContext().traceFlags & TraceFlags.SAMPLED) === 0) return;
      if (waiting >= most) {
        drop(1, "too many wait to be sent");
        return;
      }
      waiting += 1;
      batches.onEnd(span);
    },
    forceFlush: () => batches.forceFlush(),
    shutdown: () => batches.shutdown(),
  };
}
