import { Agent } from 'node:http';
import { type Answer, type Call, percentile, send } from '../support/calls.ts';

/** No call starts after this time, because some servers need seconds per call. */
const LIMIT_MS = 10_000;

export interface Rate {
  perSecond: number;
  /** Milliseconds. */
  p99: number;
}

export async function measureRate(calls: readonly Call[], clients: number): Promise<Rate> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const waiting = calls.values();
  const answers: Answer[] = [];
  const start = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (const call of waiting) {
        const answer = await send(call, agent);
        if (answer.status !== 200 && answer.status !== 201) {
          throw new Error(`${call.method} ${call.url} answered ${answer.status}`);
        }
        answers.push(answer);
        if (performance.now() - start > LIMIT_MS) return;
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return { perSecond: answers.length / seconds, p99: percentile(answers, 0.99) };
}
