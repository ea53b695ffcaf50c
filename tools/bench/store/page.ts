import { setupWorker } from 'msw/browser';
import { DEMO_PASSWORD } from '../../../backend/seed/demo-accounts.ts';
import { patients } from '../../../backend/seed/patients.ts';
import { API_URL, type BackendName, type Contents, handlersOf } from './backends.ts';

let headers: Record<string, string> = {};

/** @returns milliseconds until the first response */
async function start(name: BackendName, contents: Contents, size: number): Promise<number> {
  const begin = performance.now();
  const handlers = await handlersOf(name, contents, size);
  await setupWorker(...handlers).start({ quiet: true, onUnhandledRequest: 'bypass' });
  return performance.now() - begin;
}

async function signIn(): Promise<string> {
  const [{ phone } = { phone: '' }] = patients;
  const body = JSON.stringify({ phone, role: 'patient', password: DEMO_PASSWORD, remember: false });
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  const answer = await (await fetch(`${API_URL}/api/login`, init)).json();
  headers = { authorization: `Bearer ${answer.accessToken}` };
  return answer.user.id;
}

/** @returns milliseconds per call, sequential, body included */
async function ask(paths: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths) {
    const begin = performance.now();
    const answer = await fetch(`${API_URL}${path}`, { headers });
    await answer.text();
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    times.push(performance.now() - begin);
  }
  return times;
}

declare global {
  interface Window {
    storeBench: { start: typeof start; signIn: typeof signIn; ask: typeof ask };
  }
}
window.storeBench = { start, signIn, ask };
