import { AsyncLocalStorage } from "node:async_hooks";
import type { SpanFields, TracedRequest, TraceIds, Tracer } from "@health-exercise/ports-runtime";
import {
  type Tracer as OpenTelemetry,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapGetter,
  trace,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";

type Carrier = { readonly traceparent: string };

const GETTER: TextMapGetter<Carrier> = {
  get: (carrier, name) => (name === "traceparent" ? carrier.traceparent : undefined),
  keys: () => ["traceparent"],
};

/** Makes spans of requests and their parts. What is under way is known by Node's own way of following work that waits. */
export class OpenTelemetryTracer implements Tracer {
  readonly #tracer: OpenTelemetry;
  readonly #current = new AsyncLocalStorage<Span>();
  readonly #propagator = new W3CTraceContextPropagator();

  constructor(tracer: OpenTelemetry) {
    this.#tracer = tracer;
  }

  async during<Result>(
    name: string,
    work: () => Promise<Result>,
    fields: SpanFields = {},
  ): Promise<Result> {
    const parent = this.#current.getStore();
    // Neither where nobody watches, nor for what goes on after its request has ended.
    if (!parent?.isRecording()) return work();
    const context = trace.setSpan(ROOT_CONTEXT, parent);
    const span = this.#tracer.startSpan(name, { attributes: fields }, context);
    try {
      return await this.#current.run(span, work);
    } catch (error) {
      // Messages of errors may quote what people wrote.
      const message = error instanceof Error ? error.name : typeof error;
      span.setStatus({ code: SpanStatusCode.ERROR, message });
      throw error;
    } finally {
      span.end();
    }
  }

  begin(traceparent: string | undefined): TracedRequest {
    const parent =
      traceparent === undefined
        ? ROOT_CONTEXT
        : this.#propagator.extract(ROOT_CONTEXT, { traceparent }, GETTER);
    const span = this.#tracer.startSpan("request", { kind: SpanKind.SERVER }, parent);
    const current = this.#current;
    return {
      run: (work) => current.run(span, work),
      end(name, fields, failed) {
        span.updateName(name);
        span.setAttributes(fields);
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  ids(): TraceIds | undefined {
    const context = this.#current.getStore()?.spanContext();
    return context && { trace_id: context.traceId, span_id: context.spanId };
  }
}
