import type { ConnectionOptions } from 'node:tls';
import type { Server } from 'node:http';
import { uptime } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock } from '../backend/core/clock.ts';
import { reportError } from '../backend/handlers/core/api-error.ts';
import { defaultQuotas, type Backend, type Limits } from '../backend/handlers/core/backend.ts';
import { type EmailContent, messageKinds } from '../backend/outbox/outbox.ts';
import { startDelivering } from '../backend/sweep/deliver.ts';
import { startSweeping } from '../backend/sweep/sweep.ts';
import { OutboxDelivery } from './outbox/outbox-delivery.ts';
import { createBackend } from '../backend/create-backend.ts';
import { createSeedWithFiles } from '../backend/seed/seed.ts';
import { defaultAddressLimits } from './limits/address-limits.ts';
import type { AddressLimits } from './limits/address-rows.ts';
import { createApp } from './http/app.ts';
import { createHashPool } from './limits/hash-pool.ts';
import { listen, stop } from './http/listen.ts';
import type { Log } from './core/log.ts';
import { openData, type SeedSource } from './open-data.ts';
import { createMetrics, type Metrics } from './operations/metrics.ts';
import { watchClock } from './operations/watch-clock.ts';
import { watchLoad } from './operations/watch-load.ts';
import { backendSettings, createPasswordRules } from './backend-settings.ts';
import { withLimit } from './core/with-limit.ts';
import { isLoopback, type ServerOptions } from './options.ts';
import { serveRealtime } from './http/realtime-sockets.ts';
import { createRemovalLog } from './operations/removal-log.ts';
import { createReportSender } from './outbox/reports.ts';
import { checkApiUrl, openSite, type Site } from './site/open-site.ts';
import { createPageSource } from './site/page-source.ts';
import { Pages } from './site/pages.ts';
import { serveSite } from './site/serve-site.ts';
import { createEmailSender } from './outbox/email.ts';
import { createSmsSender } from './outbox/sms.ts';

/** Milliseconds for work in the background to finish during shutdown. */
const STOP_LIMIT_MS = 5000;

export interface ServerEnvironment extends SeedSource {
  limits: Limits;
  addressLimits: AddressLimits;
  /** Milliseconds. It includes the time in which the machine sleeps. */
  readUptime: () => number;
  /** @default 30 seconds */
  noticeTickMs?: number | undefined;
  /** Of the connection to the mail server. */
  mailTls?: ConnectionOptions | undefined;
}

const realEnvironment: ServerEnvironment = {
  clock: systemClock,
  createSeed: createSeedWithFiles,
  limits: {
    // As in the seed, so that logins take equally long for known and unknown phone numbers.
    passwordIterations: 210_000,
    ...defaultQuotas,
  },
  addressLimits: defaultAddressLimits,
  readUptime: () => uptime() * 1000,
};

export interface RunningServer {
  /** Without a trailing slash. */
  url: string;
  /** In messages and logs. */
  dataName: string;
  /**
   * @param drainMs `/ready` returns 503 for this long before connections are refused; defaults to
   * `--drain`
   */
  close(drainMs?: number): Promise<void>;
}

export async function startServer(
  options: ServerOptions,
  log: Log,
  environment: ServerEnvironment = realEnvironment,
): Promise<RunningServer> {
  const { clock, createSeed, limits, addressLimits } = environment;
  const { host, origins, trustedProxies } = options;
  const metrics = createMetrics();
  const warn = (message: string) => log({ event: 'warning', message });
  const reportFailure = (error: unknown) => {
    metrics.countBackgroundError();
    reportError(error);
  };
  const sendSms = await createSmsSender(options.sms);
  const { email } = options;
  const mail = email && {
    send: createEmailSender(email, environment.mailTls),
    from: email.from,
  };
  const sendEmail = async (content: EmailContent) => {
    if (!mail) throw new Error('This server sends no e-mail');
    return mail.send(content, clock.now());
  };
  const sendReport = createReportSender(options.reports);
  const data = await openData(options, { clock, createSeed }, warn, metrics.countWriteRetry);
  const { store, files } = data;
  const outbox = new OutboxDelivery(data.outbox, {
    kinds: messageKinds.filter(
      (kind) => (kind !== 'report' || options.reports) && (kind !== 'email' || mail),
    ),
    async send(content) {
      switch (content.kind) {
        case 'sms':
          return sendSms(content, clock.now());
        case 'email':
          return sendEmail(content);
        case 'report':
          await sendReport(content.report);
          return 'sent';
      }
    },
    onResult: metrics.countMessage,
    onError: reportFailure,
  });
  const hashPool = createHashPool();
  let servers: Server[] = [];
  try {
    const passwordRules = await createPasswordRules(options, hashPool);
    const site = options.appFolder === null ? null : await openSite(options.appFolder);
    const listening = await listen(host, options.port);
    // Don't `await` before this: early requests would get no response.
    const { port } = listening;
    servers = listening.servers;
    const url = `http://${isLoopback(host) ? 'localhost' : host}:${port}`;
    const baseUrl = options.publicUrl ?? url;
    warnOfSharedLimits(options, warn);
    let isUp = true;
    const backend = createBackend(
      {
        ...backendSettings(options, baseUrl),
        ...passwordRules,
        calendarFeeds: { appUrl: site && (baseUrl + site.base).replace(/\/$/, '') },
        store,
        files,
        clock,
        outbox,
        sendSms,
        mail,
        limits,
      },
      data.events,
    );
    if (site) checkApiUrl(site, baseUrl);
    // The app on this server and the page that stops e-mails also send an Origin header.
    const allowedOrigins = [...origins, new URL(baseUrl).origin];
    const app = createApp({
      backend,
      origins: allowedOrigins,
      trustedProxies,
      addressLimits,
      site: site && serveSite(site, createPages(site, backend, metrics)),
      metrics,
      metricsReaders: options.metricsReaders,
      readinessChecks: data.checks,
      log,
      isUp: () => isUp,
    });
    for (const server of servers) server.on('request', app);
    const readScope = watchClock(options, data, environment, metrics, warn);
    const stopSweeping = startSweeping(backend, {
      onError: (error) => {
        metrics.countBackgroundError();
        warn(String(error));
      },
      onRemoved: createRemovalLog(metrics, log),
      sweepAlone: data.sweepAlone,
      readScope,
    });
    const stopDelivering = startDelivering(backend, {
      onError: reportFailure,
      onOutcome: metrics.countNotice,
      mayDeliver: async () => !readScope || (await readScope()) !== null,
      tickMs: environment.noticeTickMs,
    });
    const connections = serveRealtime(servers, {
      realtime: backend.realtime,
      origins: allowedOrigins,
    });
    watchLoad(metrics, data, backend.realtime, connections);
    return {
      url,
      dataName: data.name,
      async close(drainMs = options.drainSeconds * 1000) {
        isUp = false;
        await Promise.all([connections.drain(drainMs), sleep(drainMs)]);
        await connections.close();
        // A database or gateway that does not answer must not delay the exit.
        const briefly = (work: Promise<void>) =>
          withLimit(work, STOP_LIMIT_MS).catch(reportFailure);
        await Promise.all([stop(servers), briefly(stopSweeping()), briefly(stopDelivering())]);
        await Promise.all([outbox.close(), briefly(backend.realtime.idle())]);
        await hashPool.close();
        await data.close();
      },
    };
  } catch (error) {
    await stop(servers);
    await outbox.close();
    await hashPool.close();
    await data.close();
    throw error;
  }
}

function warnOfSharedLimits(
  { publicUrl, trustedProxies }: ServerOptions,
  warn: (message: string) => void,
): void {
  if (!publicUrl || isLoopback(new URL(publicUrl).hostname) || trustedProxies.length > 0) return;
  warn('No proxy is named with --trust-proxy. Behind a proxy, all clients share its limits.');
}

function createPages({ renderer }: Site, backend: Backend, metrics: Metrics): Pages {
  return new Pages({ renderer, source: createPageSource(backend), metrics, onError: reportError });
}
