import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import * as z from 'zod/mini';
import { message as anyMessage } from '../../../src/contract/messages.ts';
import { send } from '../support/calls.ts';
import { median } from '../support/median.ts';
import { type Client, createClients, messageCall } from './crowd.ts';
import type { Person, Player } from './players.ts';

const SOCKETS_EACH = 15;
const SECONDS = 15;
/** Longest time until the last message has arrived. */
const LAST_MS = 60_000;
const POLL_MS = 50;
const QUIET_MESSAGES = 60;
const GAP_MS = 50;
const CREATED = 201;
const REOPEN_MS = 1000;

export interface DeliveryFigures {
  sent: number;
  delivered: number;
  expected: number;
  /** Sockets that got messages of one sender in another order. */
  outOfOrder: number;
  p50: number;
  p99: number;
}

function open(url: string, { id, token }: Person): Socket {
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { token },
  });
  return socket.on('connect', () => socket.emit('register', id));
}

/** Ten pairs write to each other, each person as fast as the answers come. */
export async function measureDeliveries(player: Player): Promise<DeliveryFigures> {
  const people = [...player.patients.slice(0, 10), ...player.doctors.slice(0, 10)];
  const sentAt = new Map<string, number>();
  const order = new Map<string, string[]>();
  const times: number[] = [];
  const received: string[][] = [];
  const sockets = people.flatMap((person, index) =>
    Array.from({ length: SOCKETS_EACH }, (_, turn) => {
      const own: string[] = [];
      received.push(own);
      const url = player.urls[(index + turn) % player.urls.length] ?? '';
      return open(url, person).on('new_message', (sent: unknown) => {
        const { clientId } = message.parse(sent);
        times.push(performance.now() - (sentAt.get(clientId) ?? NaN));
        own.push(clientId);
      });
    }),
  );
  await Promise.all(sockets.map((socket) => socket.connected || once(socket, 'connect')));
  // The sockets register in their own time.
  await pause(2000);
  const agent = new Agent({ keepAlive: true });
  const until = performance.now() + SECONDS * 1000;
  await Promise.all(
    createClients(player, people).map(async (client) => {
      const own: string[] = [];
      order.set(client.person.id, own);
      while (performance.now() < until) await write(client, agent, sentAt, own);
    }),
  );
  const all = [...order.values()].flat();
  const expected = all.length * 2 * SOCKETS_EACH;
  const end = performance.now() + LAST_MS;
  while (times.length < expected && performance.now() < end) await pause(POLL_MS);
  for (const socket of sockets) socket.close();
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  return {
    sent: all.length,
    delivered: times.length,
    expected,
    outOfOrder: received.filter((own) => [...order.values()].some((one) => !isInOrder(own, one)))
      .length,
    p50: median(times),
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? NaN,
  };
}

const message = z.object({ clientId: anyMessage.shape.clientId });

async function write(
  client: Client,
  agent: Agent,
  sentAt: Map<string, number>,
  own: string[],
): Promise<void> {
  const call = messageCall(client);
  const clientId = z.object({ clientId: z.string() }).parse(call.body).clientId;
  sentAt.set(clientId, performance.now());
  const { status } = await send(call, agent);
  if (status === CREATED) own.push(clientId);
  else await pause(1000);
}

/** Compares the received ids of one sender with the order in which they were sent. */
function isInOrder(received: readonly string[], sent: readonly string[]): boolean {
  const positions = new Map(sent.map((id, index) => [id, index]));
  const own = received.flatMap((id) => positions.get(id) ?? []);
  return own.every((position, index) => index === 0 || position > (own[index - 1] ?? -1));
}

/** Median and p95 in ms, from the sending of a message to its arrival. */
export async function measureMessages(
  player: Player,
  patient: Person,
  doctor: Person,
): Promise<{ p50: number; p95: number; lost: number }> {
  const url = player.urls[0] ?? '';
  const socket = open(url, doctor);
  const arrived = new Map<string, number>();
  socket.on('new_message', (sent: unknown) => {
    arrived.set(message.parse(sent).clientId, performance.now());
  });
  await once(socket, 'connect');
  await pause(500);
  const agent = new Agent({ keepAlive: true });
  const sentAt = new Map<string, number>();
  for (let turn = 0; turn < QUIET_MESSAGES; turn += 1) {
    await write({ url, person: patient }, agent, sentAt, []);
    await pause(GAP_MS);
  }
  const end = performance.now() + LAST_MS / 2;
  while (arrived.size < sentAt.size && performance.now() < end) await pause(POLL_MS);
  socket.close();
  agent.destroy();
  const times = [...arrived].map(([id, at]) => at - (sentAt.get(id) ?? NaN));
  const sorted = times.toSorted((a, b) => a - b);
  return {
    p50: median(times),
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? NaN,
    lost: sentAt.size - arrived.size,
  };
}

/** Opens them in turns on all processes, each again a second after it was closed. */
export async function whileOpening<T>(
  { urls }: Player,
  person: Person,
  attempts: number,
  work: () => Promise<T>,
): Promise<T> {
  let isOver = false;
  const sockets = Array.from({ length: attempts }, (_, index) => {
    const socket = open(urls[index % urls.length] ?? '', person);
    const openAgain = async () => {
      await pause(REOPEN_MS);
      if (!isOver) socket.connect();
    };
    return socket.on('disconnect', openAgain).on('connect_error', openAgain);
  });
  try {
    await pause(2000);
    return await work();
  } finally {
    isOver = true;
    for (const socket of sockets) socket.close();
  }
}

function once(socket: Socket, event: string): Promise<void> {
  return new Promise((resolve) => {
    socket.once(event, () => resolve());
  });
}
