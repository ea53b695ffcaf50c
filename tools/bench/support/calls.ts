import { type Agent, request } from 'node:http';

export interface Call {
  method: 'GET' | 'POST';
  url: string;
  token?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** `ms` is the response time. A status of 0 means no response. */
export interface Answer {
  ms: number;
  status: number;
}

export function send({ method, url, token, headers, body }: Call, agent: Agent): Promise<Answer> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ ms: performance.now() - start, status });
    const sent = {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(text && { 'content-type': 'application/json' }),
    };
    const call = request(url, { method, agent, headers: sent }, (response) => {
      response.resume();
      response.once('end', () => end(response.statusCode ?? 0));
    });
    call.once('error', () => end(0));
    call.end(text);
  });
}

export function percentile(answers: readonly Answer[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
