/** What is said of a piece of work: names of the service and numbers, nothing that a person sent. */
export type SpanFields = Readonly<Record<string, string | number | boolean>>;

/** Tells afterwards what a request did, and for how long. */
export interface Tracer {
  /**
   * Does `work` as a part, called `name`, of the request that is under way; outside one, or where nobody watches, it just does it.
   * When it rejects, the part is marked with the name of the error alone.
   */
  during<Result>(name: string, work: () => Promise<Result>, fields?: SpanFields): Promise<Result>;
  /**
   * Begins a request. `traceparent` is what the caller says it belongs to (W3C Trace Context): it is taken over, but not
   * whether to watch. Undefined where nobody watches.
   */
  begin(traceparent: string | undefined): TracedRequest | undefined;
  /** What lines of a log carry, so that they are found by what is under way. */
  ids(): TraceIds | undefined;
}

/** In lower-case hex digits, as W3C Trace Context has them. */
export type TraceIds = { readonly trace_id: string; readonly span_id: string };

/** A request that is watched. */
export interface TracedRequest {
  /** Everything that `work` starts belongs to the request. */
  run<Result>(work: () => Result): Result;
  end(name: string, fields: SpanFields, failed: boolean): void;
}
