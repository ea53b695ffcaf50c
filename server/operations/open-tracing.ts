import { errorCode } from '../../backend/store/storage-error.ts';
import { noSpan, traceWith } from '../core/tracing.ts';
import { StartError } from '../core/start-error.ts';

/** Milliseconds to wait for the collector at shutdown. */
const EXPORT_LIMIT_MS = 3000;

export async function openTracing(env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  if (!env['OTEL_EXPORTER_OTLP_ENDPOINT']) return async () => undefined;
  const { api, sdk, exporter, resources } = await loadPackages();
  const { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode } = api;
  const kinds = { server: SpanKind.SERVER, internal: SpanKind.INTERNAL, client: SpanKind.CLIENT };
  const spans = new exporter.OTLPTraceExporter({ timeoutMillis: EXPORT_LIMIT_MS });
  const provider = new sdk.NodeTracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': env['OTEL_SERVICE_NAME'] || 'caresetu',
    }),
    spanProcessors: [new sdk.BatchSpanProcessor(spans)],
  });
  provider.register();
  const tracer = provider.getTracer('caresetu');
  traceWith((name, { kind, traceparent }, work) => {
    const active = context.active();
    // Statements of background work, such as polls, are not traced.
    if (kind === 'client' && !api.trace.getSpan(active)) return work(noSpan);
    const parent =
      traceparent === undefined ? active : propagation.extract(ROOT_CONTEXT, { traceparent });
    return tracer.startActiveSpan(name, { kind: kinds[kind] }, parent, async (span) => {
      try {
        return await work(span);
      } catch (error) {
        // Omit the message, which may contain a name.
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    });
  });
  // The collector may be unreachable.
  return () => provider.shutdown().catch(() => undefined);
}

async function loadPackages() {
  try {
    const [api, sdk, exporter, resources] = await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
    return { api, sdk, exporter, resources };
  } catch (error) {
    if (errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartError(
      'OTEL_EXPORTER_OTLP_ENDPOINT needs the optional packages @opentelemetry/…. Run npm install, without --omit=optional.',
    );
  }
}
