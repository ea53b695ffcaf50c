import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { TEST_PASSWORD } from '../../../backend/testing/test-seed.ts';
import { patientPhone } from '../../../tests/database/support/many-records.ts';
import { type Call, send } from '../support/calls.ts';
import { median } from '../support/median.ts';
import type { Player } from './players.ts';
import { underFlood } from './under-flood.ts';

const GUESTS = 40;
const LOGINS = 12;
const OK = 200;
/** The first patient who logs in here. */
const FIRST_PATIENT = 100;
/** Those who reset their password. An address gets 250 codes an hour. */
const RESETS = { first: 300, count: 200 };
const CODES_LIMIT_MS = 60_000;
const POLL_MS = 100;

/** Times in ms of an honest login. */
export interface GuestFigures {
  path: string;
  quietMs: number;
  attackedMs: number;
  refused: number;
  /** Calls of the guests for which the server derived a key from a password. */
  hashes: number;
}

interface Attack {
  path: string;
  /** The status of calls for which the server derived a key. */
  hashedStatus: number;
  /** '@' becomes a new mobile number, as the limits of one number end before its password. */
  createBodies: (player: Player, address: string) => Promise<object[]>;
}

const login = { phone: '@', password: 'not-the-password', role: 'patient', remember: false };
const signup = {
  fullName: 'Asha Rao',
  phone: '@',
  password: 'a-new-password',
  role: 'patient',
  terms: true,
};

/** The calls of guests that check or store a password. */
const attacks: readonly Attack[] = [
  { path: '/api/login', hashedStatus: 401, createBodies: async () => [login] },
  {
    path: '/api/login/code',
    hashedStatus: 401,
    createBodies: async () => [{ ...login, code: '123456' }],
  },
  { path: '/api/signup', hashedStatus: OK, createBodies: async () => [signup] },
  { path: '/api/reset-password', hashedStatus: OK, createBodies: createResets },
];

export async function measureGuests(player: Player): Promise<GuestFigures[]> {
  const { urls } = player;
  let person = FIRST_PATIENT;
  const agent = new Agent({ keepAlive: true });
  async function logIn() {
    const times: number[] = [];
    let refused = 0;
    for (let turn = 0; turn < LOGINS; turn += 1) {
      const phone = patientPhone(person);
      person += 1;
      const body = { phone, password: TEST_PASSWORD, role: 'patient', remember: false };
      const url = `${urls[turn % urls.length]}/api/login`;
      const { ms, status } = await send({ method: 'POST', url, body }, agent);
      times.push(ms);
      if (status !== OK) refused += 1;
    }
    return { ms: median(times), refused };
  }
  const figures: GuestFigures[] = [];
  for (const [index, { path, hashedStatus, createBodies }] of attacks.entries()) {
    // Its own, because an address has limits for all paths together.
    const address = `127.0.1.${index + 1}`;
    const bodies = await createBodies(player, address);
    const quiet = await logIn();
    const calls = bodies.flatMap((body, turn): Call[] => {
      const all = bodies.length === 1 ? urls : [urls[turn % urls.length] ?? ''];
      return all.map((url) => ({ method: 'POST', url: url + path, body }));
    });
    const flood = { calls, connections: GUESTS, address };
    const { result: attacked, answers } = await underFlood(flood, logIn);
    figures.push({
      path,
      quietMs: quiet.ms,
      attackedMs: attacked.ms,
      refused: quiet.refused + attacked.refused,
      hashes: answers[hashedStatus] ?? 0,
    });
  }
  agent.destroy();
  return figures;
}

/** Bodies with the right codes, because a wrong one is refused before the password is hashed. */
async function createResets({ urls, output }: Player, localAddress: string): Promise<object[]> {
  const agent = new Agent({ keepAlive: true, localAddress });
  const phones = Array.from({ length: RESETS.count }, (_, index) =>
    patientPhone(RESETS.first + index),
  );
  const url = `${urls[0]}/api/forgot-password`;
  for (const phone of phones) await send({ method: 'POST', url, body: { phone } }, agent);
  agent.destroy();
  const end = performance.now() + CODES_LIMIT_MS;
  let codes = readCodes(output());
  while (phones.some((phone) => !codes.has(phone)) && performance.now() < end) {
    await pause(POLL_MS);
    codes = readCodes(output());
  }
  return phones.map((phone) => ({ phone, otp: codes.get(phone), password: 'another-password' }));
}

function readCodes(output: string): Map<string, string> {
  const sent = output.matchAll(/SMS to (\d+): Your CareSetu code is (\d{6})/g);
  return new Map(Array.from(sent, ([, phone = '', code = '']) => [phone, code]));
}
