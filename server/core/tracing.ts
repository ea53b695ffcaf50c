export interface Span {
  updateName(name: string): unknown;
  setAttributes(attributes: Record<string, string | number>): unknown;
}

export interface SpanOptions {
  kind: 'server' | 'internal' | 'client';
  traceparent?: string | undefined;
}

type WithSpan = <T>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<T>,
) => Promise<T>;

export const noSpan: Span = { updateName: () => undefined, setAttributes: () => undefined };

let trace: WithSpan = (_name, _options, work) => work(noSpan);

/** Names and attributes must contain no personal data. */
export const withSpan: WithSpan = (name, options, work) => trace(name, options, work);

/** Nothing is traced until this is called. */
export function traceWith(tracer: WithSpan): void {
  trace = tracer;
}
