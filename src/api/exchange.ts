import type { Endpoint } from '../contract/endpoint.ts';
import { ApiError } from './api-error.ts';

/** Milliseconds that one call may take, its answer's body included; of an upload, that nothing may move. */
export const CALL_LIMIT_MS = 15_000;
/** Milliseconds that the download of a file may take. */
const FILE_LIMIT_MS = 120_000;

/** What came back: a text or, where one was asked for, a file. */
export interface Reply {
  status: number;
  content: string | File;
}

/** An upload, and who hears of it. */
export interface Upload {
  headers: Headers;
  form: FormData;
  /** Hears how much is up, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Gives it up. */
  signal?: AbortSignal;
}

/**
 * Asks a server once and reads its whole answer.
 * @throws {ApiError} of status 0 when none came in time, or the call was given up
 */
export async function ask(endpoint: Endpoint, url: string, init: RequestInit): Promise<Reply> {
  const { method, answersFile } = endpoint;
  const limit = new AbortController();
  const giveUp = () => limit.abort();
  const timer = setTimeout(giveUp, answersFile ? FILE_LIMIT_MS : CALL_LIMIT_MS);
  init.signal?.addEventListener('abort', giveUp);
  try {
    if (init.signal?.aborted) giveUp();
    const response = await fetch(url, { ...init, method, signal: limit.signal });
    const isFile = answersFile && response.ok;
    const content = isFile ? await fileOf(response) : await response.text();
    return { status: response.status, content };
  } catch {
    throw noAnswer();
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', giveUp);
  }
}

/**
 * Sends a form and tells how far it has come, which only this older way of asking can do.
 * @throws {ApiError} of status 0 when nothing moved for too long, or it was given up
 */
export function upload({ method }: Endpoint, url: string, sending: Upload): Promise<Reply> {
  const { headers, form, onProgress, signal } = sending;
  const request = new XMLHttpRequest();
  const giveUp = () => request.abort();
  let timer = setTimeout(giveUp, CALL_LIMIT_MS);
  const hear = ({ loaded, total }: ProgressEvent) => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, CALL_LIMIT_MS);
    if (total > 0) onProgress?.(loaded / total);
  };
  return new Promise<Reply>((resolve, reject) => {
    request.open(method, url);
    request.withCredentials = true;
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', hear);
    request.addEventListener('load', () =>
      resolve({ status: request.status, content: request.responseText }),
    );
    for (const end of ['error', 'abort']) request.addEventListener(end, () => reject(noAnswer()));
    signal?.addEventListener('abort', giveUp);
    if (signal?.aborted) reject(noAnswer());
    else request.send(form);
  }).finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  });
}

async function fileOf(response: Response): Promise<File> {
  const content = await response.blob();
  return new File([content], '', { type: content.type });
}

function noAnswer(): ApiError {
  return new ApiError({ status: 0, code: 'no-answer' });
}
