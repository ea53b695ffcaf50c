import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoAccounts, DEMO_PASSWORD } from '../../../backend/seed/demo-accounts.ts';
import { signIn } from '../../../backend/testing/test-seed.ts';
import type { Role } from '../../../src/contract/common.ts';
import type { Message } from '../../../src/contract/messages.ts';
import { type ChatPerson, startChatUser, textOfTheRun } from './chat-people.ts';
import { createHttpDevice } from './http-device.ts';
import { storedMessages } from './stored-messages.ts';
import { startServerProcess } from './server-process.ts';
import { openUnstableProxy, type UnstableProxy } from './unstable-proxy.ts';

const AT_ONCE = 20;
const LOOK_EVERY_MS = 50;
/** Without changes for this long, messages count as lost. */
const STILL_LIMIT_MS = 120_000;

export interface LosslessChatOptions {
  messages: number;
  cuts: number;
  /** Number of restarts. Kills alternate with clean shutdowns. */
  restarts: number;
}

type Restart = (signal: NodeJS.Signals) => Promise<void>;

interface Seat {
  role: Role;
  person: ChatPerson;
  line: UnstableProxy;
  written: number;
}

/**
 * @returns a sentence for each message that is lost, duplicate, unread, out of order, or whose
 * status moved backwards
 */
export async function losslessChat(options: LosslessChatOptions): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'caresetu-chat-'));
  const data = ['--data', join(folder, 'caresetu.json'), '--sms', join(folder, 'sms.jsonl')];
  const start = () => startServerProcess(['--port', '0', ...data]);
  let server = await start();
  let port: number | null = portOf(server.url);
  const restart = async (signal: NodeJS.Signals) => {
    port = null;
    await server.end(signal);
    server = await start();
    port = portOf(server.url);
  };
  let chat: Chat | undefined;
  try {
    chat = await openChat(server.url, () => port);
    const missed = await chat.play(options, restart);
    return [...missed, ...(await chat.check(server.url, options.messages))];
  } finally {
    await chat?.close();
    await server.end('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

type Chat = Awaited<ReturnType<typeof openChat>>;

/** @param port the server's current port; null while there is no server */
export async function openChat(url: string, port = (): number | null => portOf(url)) {
  const patient = await signedIn(url, 'patient');
  const doctor = await signedIn(url, 'doctor');
  const seats: Seat[] = [];
  for (const [role, partner] of [
    ['patient', doctor],
    ['doctor', patient],
  ] as const) {
    const line = await openUnstableProxy(port);
    const account = { phone: phoneOf(role), password: DEMO_PASSWORD, role };
    const person = startChatUser({ ...account, url: line.url, partnerId: partner.id });
    seats.push({ role, person, line, written: 0 });
  }
  // A process sends its first report only after its login.
  await Promise.all(seats.map(({ person }) => person.write([])));
  return {
    play: (options: LosslessChatOptions, restart: Restart) => play(seats, options, restart),
    async check(url: string, messages: number): Promise<string[]> {
      const { token } = await signedIn(url, 'patient');
      const kept = await storedMessages(url, token, doctor.id);
      const screens = await Promise.all(seats.map((seat) => screenFaults(seat, kept, messages)));
      return [...orderFaults(kept, messages), ...screens.flat()];
    },
    async close(): Promise<void> {
      await Promise.all(seats.map(({ person }) => person.leave()));
      await Promise.all(seats.map(({ line }) => line.close()));
    },
  };
}

async function play(
  seats: Seat[],
  { messages, cuts, restarts }: LosslessChatOptions,
  restart: Restart,
): Promise<string[]> {
  const total = 2 * messages;
  const acts = [
    ...evenly(cuts, total).map((at, index) => ({
      at,
      act: async () => seats[index % seats.length]?.line.cut(),
    })),
    ...evenly(restarts, total).map((at, index) => ({
      at,
      act: () => restart(index % 2 === 0 ? 'SIGKILL' : 'SIGTERM'),
    })),
  ].sort((a, b) => a.at - b.at);
  let moved = -1;
  let lastMove = performance.now();
  while (performance.now() - lastMove < STILL_LIMIT_MS) {
    const reports = await Promise.all(seats.map((seat) => goOn(seat, messages)));
    if (acts.length === 0 && reports.every(({ read }) => read === messages)) return [];
    const now = sum(reports.map(({ arrived, read }) => arrived + read));
    if (now !== moved) lastMove = performance.now();
    moved = now;
    const [next] = acts;
    if (next && next.at * seats.length <= sum(reports.map(({ arrived }) => arrived))) {
      acts.shift();
      await next.act();
      lastMove = performance.now();
    } else await pause(LOOK_EVERY_MS);
  }
  return [
    'Nothing moved any more',
    ...acts.map(({ at }) => `Nothing happened after ${at} messages`),
  ];
}

async function goOn(seat: Seat, messages: number) {
  const report = await seat.person.write([]);
  const count = Math.min(AT_ONCE - report.waiting, messages - seat.written);
  if (count <= 0) return report;
  const texts = Array.from({ length: count }, (_, index) =>
    textOfTheRun(seat.role, seat.written + index),
  );
  seat.written += count;
  return seat.person.write(texts);
}

function evenly(count: number, total: number): number[] {
  return Array.from({ length: count }, (_, index) =>
    Math.floor(((index + 1) * total) / (count + 1)),
  );
}

function sum(numbers: number[]): number {
  return numbers.reduce((whole, one) => whole + one, 0);
}

function orderFaults(kept: Message[], messages: number): string[] {
  return (['patient', 'doctor'] as const).flatMap((role) => {
    const texts = kept.map(({ content }) => content.textContent);
    const own = texts.filter((text) => text.startsWith(`${role} `));
    const wanted = Array.from({ length: messages }, (_, index) => textOfTheRun(role, index));
    return own.join() === wanted.join() ? [] : [`Of the ${role} the server has ${own.join()}`];
  });
}

async function screenFaults(
  { role, person }: Seat,
  kept: Message[],
  messages: number,
): Promise<string[]> {
  const { texts, read, faults } = await person.write([]);
  const wanted = kept.map(({ content }) => content.textContent).join();
  return [
    ...faults.map((fault) => `On the ${role}'s screen ${fault}`),
    ...(read === messages ? [] : [`Of the ${role}'s messages ${read} are read`]),
    ...(texts?.join() === wanted ? [] : [`The ${role} sees ${texts?.join()}`]),
  ];
}

async function signedIn(url: string, role: Role) {
  const account = { phone: phoneOf(role), role };
  const { user, accessToken } = await signIn(createHttpDevice(url), account, {
    password: DEMO_PASSWORD,
  });
  return { id: user.id, token: accessToken };
}

function phoneOf(role: Role): string {
  return demoAccounts.find((account) => account.role === role)?.phone ?? '';
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
