import { Agent } from 'node:http';
import { TEST_PASSWORD } from '../../../backend/testing/test-seed.ts';
import { patientPhone } from '../../../tests/database/support/many-records.ts';
import { type Call, send } from '../support/calls.ts';
import { median } from '../support/median.ts';
import type { Player } from './players.ts';
import { underFlood } from './under-flood.ts';

const GUESTS = 40;
const LOGINS = 12;
const OK = 200;

/** Times in ms of an honest login. */
export interface GuestFigures {
  path: string;
  quietMs: number;
  attackedMs: number;
  refused: number;
}

/** The calls of guests that check or store a password. */
const attacks = [
  {
    path: '/api/login',
    body: { phone: '7000000001', password: 'not-the-password', role: 'patient', remember: false },
  },
  {
    path: '/api/signup',
    body: { name: 'Asha Rao', phone: '7000000002', password: 'a-new-password', role: 'patient' },
  },
  {
    path: '/api/reset-password',
    body: { phone: '7000000003', otp: '000000', password: 'another-password' },
  },
];

export async function measureGuests({ urls }: Player): Promise<GuestFigures[]> {
  let person = 100;
  const agent = new Agent({ keepAlive: true });
  async function logIn() {
    const times: number[] = [];
    let refused = 0;
    for (let turn = 0; turn < LOGINS; turn += 1) {
      person += 1;
      const body = {
        phone: patientPhone(person),
        password: TEST_PASSWORD,
        role: 'patient',
        remember: false,
      };
      const url = `${urls[turn % urls.length]}/api/login`;
      const { ms, status } = await send({ method: 'POST', url, body }, agent);
      times.push(ms);
      if (status !== OK) refused += 1;
    }
    return { ms: median(times), refused };
  }
  const figures: GuestFigures[] = [];
  for (const { path, body } of attacks) {
    const quiet = await logIn();
    const calls = urls.map((url): Call => ({ method: 'POST', url: url + path, body }));
    const attacked = await underFlood(calls, GUESTS, logIn);
    figures.push({
      path,
      quietMs: quiet.ms,
      attackedMs: attacked.ms,
      refused: quiet.refused + attacked.refused,
    });
  }
  agent.destroy();
  return figures;
}
