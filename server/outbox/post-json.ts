import { isRecord } from '../../backend/store/is-record.ts';

const TIMEOUT_MS = 5000;

export class StatusError extends Error {
  readonly status: number;

  constructor(recipient: string, status: number) {
    super(`${recipient} answered ${status}`);
    this.status = status;
  }
}

export interface JsonReply {
  /** The body is JSON with an `error`, or with the status 'error' or 'failed'. */
  isError: boolean;
}

/**
 * @throws StatusError, or another Error, without the address, which may contain a secret, and without
 * the body
 */
export async function postJson(
  recipient: string,
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<JsonReply> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new StatusError(recipient, response.status);
  return { isError: hasError(await response.text()) };
}

function hasError(text: string): boolean {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // Many gateways answer with a plain text.
    return false;
  }
  if (!isRecord(body)) return false;
  const { error, status } = body;
  return Boolean(error) || status === 'error' || status === 'failed';
}
