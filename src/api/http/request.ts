import type { Endpoint } from '../../contract/endpoint.ts';
import { deviceMs } from '../../domain/time/clock.ts';
import { readText } from '../browser/browser-storage.ts';
import { ApiError } from './api-error.ts';
import { loadApiConfig } from './config.ts';
import type { Moment } from './server-clock.ts';
import { CLOCK_ERROR_KEY } from './clock-error-key.ts';
import { takeEarlyResponse } from './early-responses.ts';
import { sessionSource } from './session-source.ts';

/** Milliseconds, including the response body. For uploads, the longest time without progress. */
const TIMEOUT_MS = 15_000;
const DOWNLOAD_TIMEOUT_MS = 120_000;
const CLOCK_WAIT_MS = 1000;

// Until the first response, the page goes on with the time of the page before it.
if (readText('session', CLOCK_ERROR_KEY)) void loadClock();

export interface RequestInput {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  idempotencyKey?: string;
  /** Sets `keepalive`, because the user may leave the page. */
  isLogout?: boolean;
  file?: File | null;
  /** `share` is from 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

export interface RequestOptions {
  /** Cookies and the token are sent only to the API. */
  server: 'api' | 'geocoder';
  token: string | null;
}

export interface RawResponse {
  status: number;
  content: string | File;
  /** Seconds; 0 without a header `Retry-After`, or with a date in it. */
  retryAfter: number;
}

/**
 * @throws {ApiError} with status 0 without a response, and 503 if the demo cannot start
 * @throws the reason of `signal` after an abort
 */
export async function request(
  endpoint: Endpoint,
  input: RequestInput,
  { server, token }: RequestOptions,
): Promise<RawResponse> {
  const { body, file, isLogout = false, signal = null } = input;
  const { apiUrl, geocoderUrl } = await loadApiConfig().catch((error) =>
    throwNoResponse(error, signal),
  );
  const url = `${server === 'api' ? apiUrl : geocoderUrl}${toPath(endpoint, input)}`;
  const headers = new Headers({ accept: endpoint.respondsWithFile ? '*/*' : 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (input.idempotencyKey) headers.set('idempotency-key', input.idempotencyKey);
  if (endpoint.file && file) {
    const form = new FormData();
    form.set('body', JSON.stringify(body));
    form.set(endpoint.file.part, file);
    return upload(endpoint, url, headers, form, input);
  }
  if (body !== undefined) headers.set('content-type', 'application/json');
  const init: RequestInit = {
    headers,
    credentials: server === 'api' ? 'include' : 'omit',
    body: body === undefined ? null : JSON.stringify(body),
    keepalive: isLogout,
    signal,
  };
  const early = token === null ? takeEarlyResponse(url) : undefined;
  return download(endpoint, url, init, early);
}

async function download(
  { method, respondsWithFile }: Endpoint,
  url: string,
  init: RequestInit,
  early: Promise<Response | null> | undefined,
): Promise<RawResponse> {
  const timeout = new AbortController();
  // A geocoder gets no cookies. The demo follows its own clock.
  const clock =
    init.credentials === 'include' && sessionSource().isShared() ? loadClock() : undefined;
  const sent = early ? { device: performance.timeOrigin, elapsed: 0 } : thisMoment();
  const abort = () => timeout.abort();
  const fail = (error: unknown) => throwNoResponse(error, init.signal);
  const timer = setTimeout(abort, respondsWithFile ? DOWNLOAD_TIMEOUT_MS : TIMEOUT_MS);
  init.signal?.addEventListener('abort', abort);
  try {
    if (init.signal?.aborted) abort();
    const response =
      (await early) ?? (await fetch(url, { ...init, method, signal: timeout.signal }).catch(fail));
    const received = thisMoment();
    const isFile = respondsWithFile && response.ok;
    const content = await (isFile ? readFile(response) : response.text()).catch(fail);
    (await clock)?.readServerTime(response, method, { sent, received });
    const retryAfter = toSeconds(response.headers.get('retry-after'));
    return { status: response.status, content, retryAfter };
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', abort);
  }
}

/** `fetch` cannot report upload progress. */
function upload(
  { method }: Endpoint,
  url: string,
  headers: Headers,
  form: FormData,
  { onProgress, signal }: RequestInput,
): Promise<RawResponse> {
  const sent = new XMLHttpRequest();
  const abort = () => sent.abort();
  let timer = setTimeout(abort, TIMEOUT_MS);
  const handleProgress = ({ loaded, total }: ProgressEvent) => {
    clearTimeout(timer);
    timer = setTimeout(abort, TIMEOUT_MS);
    if (total > 0) onProgress?.(loaded / total);
  };
  return new Promise<RawResponse>((resolve, reject) => {
    sent.open(method, url);
    sent.withCredentials = true;
    for (const [name, value] of headers) sent.setRequestHeader(name, value);
    sent.upload.addEventListener('progress', handleProgress);
    sent.addEventListener('load', () =>
      resolve({
        status: sent.status,
        content: sent.responseText,
        retryAfter: toSeconds(sent.getResponseHeader('retry-after')),
      }),
    );
    for (const end of ['error', 'abort']) sent.addEventListener(end, reject);
    signal?.addEventListener('abort', abort);
    if (signal?.aborted) reject(signal.reason);
    else sent.send(form);
  })
    .catch((error) => throwNoResponse(error, signal))
    .finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    });
}

function toSeconds(retryAfter: string | null): number {
  return Number(retryAfter) || 0;
}

/** Loads while the API answers. Without it, the device's clock counts. */
function loadClock() {
  const isLate = new Promise<undefined>((resolve) => {
    setTimeout(resolve, CLOCK_WAIT_MS);
  });
  return Promise.race([import('./server-clock.ts').catch(() => undefined), isLate]);
}

function thisMoment(): Moment {
  return { device: deviceMs(), elapsed: performance.now() };
}

async function readFile(response: Response): Promise<File> {
  const content = await response.blob();
  return new File([content], '', { type: content.type });
}

function toPath(endpoint: Endpoint, { params = {}, query = {} }: RequestInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/** @param error an `ApiError` if the demo cannot start */
function throwNoResponse(error: unknown, signal: AbortSignal | null | undefined): never {
  signal?.throwIfAborted();
  throw error instanceof ApiError ? error : new ApiError({ status: 0, code: 'no-answer' });
}
