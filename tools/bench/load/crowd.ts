import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, type Call, percentile, send } from '../support/calls.ts';
import type { Person, Player } from './players.ts';

/** Every tenth call of a client: three writes, seven reads. */
const WRITES = new Set([0, 3, 7]);
const TOO_MANY = 429;
/** Milliseconds that a client waits after a refusal. */
const REFUSED_PAUSE_MS = 1000;

/** Times in ms. */
export interface CrowdFigures {
  callsASecond: number;
  readP95: number;
  writeP95: number;
  /** Answers of 429. */
  refused: number;
  /** Answers of 5xx, and none. */
  failed: number;
}

export interface Client {
  url: string;
  person: Person;
}

/** Gives each client a person and a process, in turns. */
export function createClients(
  { urls }: Pick<Player, 'urls'>,
  people: readonly Person[],
  count = people.length,
): Client[] {
  return Array.from({ length: count }, (_, index) => ({
    url: urls[index % urls.length] ?? '',
    person: people[Math.floor(index % people.length)] ?? { id: '', token: '', partnerId: '' },
  }));
}

export function messageCall({ url, person: { token, partnerId } }: Client): Call {
  const body = {
    clientId: crypto.randomUUID(),
    content: { textContent: 'The cough is better; the knee still hurts on stairs.' },
  };
  return { method: 'POST', url: `${url}/api/messages/send/${partnerId}`, token, body };
}

function readCall({ url, person }: Client, turn: number): Call {
  const { id, token, partnerId } = person;
  const paths = [
    '/api/account',
    `/api/appointments/${id}`,
    `/api/messages/${partnerId}`,
    '/api/doctors/doctor-7',
    '/api/users',
    '/api/doctors',
    '/api/notices',
  ];
  return { method: 'GET', url: url + (paths[turn % paths.length] ?? ''), token };
}

/** Each client sends its next call when the last one is answered. */
export async function measureCrowd(
  clients: readonly Client[],
  seconds: number,
): Promise<CrowdFigures> {
  const agent = new Agent({ keepAlive: true });
  const start = performance.now();
  const until = start + seconds * 1000;
  const reads: Answer[] = [];
  const writes: Answer[] = [];
  await Promise.all(
    clients.map(async (client, index) => {
      for (let turn = index; performance.now() < until; turn += 1) {
        const isWrite = WRITES.has(turn % 10);
        const answer = await send(isWrite ? messageCall(client) : readCall(client, turn), agent);
        (isWrite ? writes : reads).push(answer);
        if (answer.status === TOO_MANY) await pause(REFUSED_PAUSE_MS);
      }
    }),
  );
  const lasted = (performance.now() - start) / 1000;
  agent.destroy();
  const all = [...reads, ...writes];
  const isDone = ({ status }: Answer) => status >= 200 && status < 300;
  return {
    callsASecond: all.filter(isDone).length / lasted,
    readP95: percentile(reads.filter(isDone), 0.95),
    writeP95: percentile(writes.filter(isDone), 0.95),
    refused: all.filter(({ status }) => status === TOO_MANY).length,
    failed: all.filter(({ status }) => status === 0 || status >= 500).length,
  };
}
