// Traces by OpenTelemetry's own packages, sent by OTLP over HTTP as JSON. The only file that loads them; see docs/decisions/0035.

import { setTimeout as sleep } from "node:timers/promises";
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  detectResources,
  resourceFromAttributes,
  resourceAttributesEnvDetector,
  serviceInstanceIdDetector,
  serviceNameEnvDetector,
} from "@opentelemetry/resources";
import { TracerProvider } from "@opentelemetry/sdk-trace";
import { siteSlug } from "../../model/brand/site-slug.ts";
import { Redirect } from "../../core/redirect.ts";
import { cacheResultOf, routeKindOf } from "../operating/request-times.ts";
import { countedExport } from "./counted-export.ts";
import { samplerOf } from "./sampler.ts";
import type { Tracing, TracingParts } from "./tracing.ts";

/** Milliseconds that the end of the process waits for a collector. */
const lastPatience = 2_000;

const headersIn = {
  get: (headers: object, name: string): string | undefined => {
    const value: unknown = Reflect.get(headers, name);
    return typeof value === "string" ? value : undefined;
  },
  keys: (headers: object) => Object.keys(headers),
};

export function openTracing(parts: TracingParts): Tracing {
  const { config, release } = parts;
  const contexts = new AsyncLocalStorageContextManager().enable();
  const propagator = new W3CTraceContextPropagator();
  const told = detectResources({
    detectors: [serviceInstanceIdDetector, resourceAttributesEnvDetector, serviceNameEnvDetector],
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": siteSlug(), "service.version": release }).merge(told),
    sampler: samplerOf(config.OTEL_TRACES_SAMPLER, config.OTEL_TRACES_SAMPLER_ARG),
    spanProcessors: [countedExport(new OTLPTraceExporter(), parts)],
  });
  const tracer = provider.getTracer("meridian", release);

  function fail(span: Span, error: unknown): void {
    // Where a reader is sent is an answer, not a failure.
    if (error instanceof Redirect) return;
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.message : String(error) });
  }

  return {
    ofRequest({ request, response, target, id }, answer) {
      const kind = routeKindOf(target);
      const [path = target] = target.split("?", 1);
      const method = request.method ?? "GET";
      const span = tracer.startSpan(
        `${method} ${kind}`,
        {
          kind: SpanKind.SERVER,
          // Without the query, in which tokens may be.
          attributes: { "http.request.method": method, "url.path": path, "site.route": kind, "site.request_id": id },
        },
        propagator.extract(ROOT_CONTEXT, request.headers, headersIn),
      );
      response.once("close", () => {
        span.setAttributes({
          "http.response.status_code": response.statusCode,
          "site.cache": cacheResultOf(request),
        });
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      contexts.with(trace.setSpan(ROOT_CONTEXT, span), answer);
    },

    during<T>(name: string, work: () => T, facts = {}): T {
      const within = contexts.active();
      // What belongs to no request, such as a look at the links of the shell, is no trace of its own.
      if (trace.getSpan(within) === undefined) return work();
      const span = tracer.startSpan(name, { attributes: { ...facts } }, within);
      let isLater = false;
      try {
        const result = contexts.with(trace.setSpan(within, span), work);
        if (result instanceof Promise) {
          isLater = true;
          result.catch((error: unknown) => fail(span, error)).finally(() => span.end());
        }
        return result;
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        if (!isLater) span.end();
      }
    },

    headersOut() {
      const headers: Record<string, string> = {};
      propagator.inject(contexts.active(), headers, {
        set: (into, name, value) => {
          into[name] = value;
        },
      });
      return headers;
    },

    async close() {
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, sleep(lastPatience, undefined, { ref: false })]);
    },
  };
}
