import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { SITE_FACTOR } from '../../backend/core/site-prefix.ts';
import { ceilings } from '../../backend/handlers/core/ceilings.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { AccountCeilings, type CallOfPerson } from './account-ceilings.ts';

const start = new Date('2026-11-29T04:00:00.000Z');

function createCeilings() {
  let now = start;
  const clock = { now: () => now };
  const limits = new AccountCeilings(clock);
  return {
    limits,
    pass: (seconds: number) => (now = new Date(now.getTime() + seconds * 1000)),
  };
}

const reading: CallOfPerson = {
  personId: 'asha',
  address: '192.0.2.1',
  endpoint: endpoints.listAppointments,
};
const writing: CallOfPerson = { ...reading, endpoint: endpoints.sendMessage };
const other: CallOfPerson = { ...reading, personId: 'bala' };
const guest: CallOfPerson = { ...reading, personId: null };
const tooMany = { code: 'too-many-requests', headers: { 'retry-after': '1' } };

function hold(limits: AccountCeilings, call: CallOfPerson, count: number) {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const held = Array.from({ length: count }, () => limits.run(call, () => finished));
  return {
    async finish() {
      finish();
      await Promise.all(held);
    },
  };
}

describe('an account', () => {
  test.each([
    ['calls', reading, ceilings.callsInProgress],
    ['writes', writing, ceilings.writesInProgress],
  ])(
    'has at most a number of %s in progress, and others are not affected',
    async (_, call, most) => {
      const { limits } = createCeilings();
      const held = hold(limits, call, most);
      await expect(limits.run(call, async () => 'done')).rejects.toMatchObject(tooMany);
      expect(await limits.run({ ...other, endpoint: call.endpoint }, async () => 'done')).toBe(
        'done',
      );
      await held.finish();
      expect(await limits.run(call, async () => 'done')).toBe('done');
    },
  );

  test.each([
    ['calls', reading, ceilings.calls],
    ['writes', writing, ceilings.writes],
  ])('sends only so many %s a second', async (_, call, { burst, aSecond }) => {
    const { limits, pass } = createCeilings();
    const countDone = async (attempts: number) => {
      let done = 0;
      for (let turn = 0; turn < attempts; turn += 1) {
        await limits
          .run(call, async () => undefined)
          .then(
            () => (done += 1),
            () => undefined,
          );
      }
      return done;
    };
    expect(await countDone(burst + 10)).toBe(burst);
    expect(await limits.run(other, async () => 'done')).toBe('done');
    pass(1);
    expect(await countDone(aSecond + 10)).toBe(aSecond);
  });

  test('that reads can still write, and a failed call counts no longer', async () => {
    const { limits } = createCeilings();
    const held = hold(limits, writing, ceilings.writesInProgress);
    expect(await limits.run(reading, async () => 'done')).toBe('done');
    await held.finish();
    for (let turn = 0; turn < ceilings.callsInProgress; turn += 1) {
      await expect(limits.run(reading, () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    }
    expect(await limits.run(reading, async () => 'done')).toBe('done');
  });
});

test('guests of one address share a rate, and those of another are not affected', async () => {
  const { limits } = createCeilings();
  for (let turn = 0; turn < ceilings.guestCalls.burst; turn += 1) {
    await limits.run(guest, async () => undefined);
  }
  await expect(limits.run(guest, async () => 'done')).rejects.toMatchObject(tooMany);
  expect(await limits.run({ ...guest, address: '192.0.2.2' }, async () => 'done')).toBe('done');
  expect(await limits.run(reading, async () => 'done')).toBe('done');
});

test('guests of an IPv6 /48 share a rate, too', async () => {
  const { limits } = createCeilings();
  const sendFrom = async (subnet: number) => {
    const call = { ...guest, address: `2001:db8:1:${subnet.toString(16)}::/64` };
    return limits.run(call, async () => 'done');
  };
  for (let turn = 0; turn < ceilings.guestCalls.burst * SITE_FACTOR; turn += 1) {
    await sendFrom(turn);
  }
  await expect(sendFrom(60_000)).rejects.toMatchObject(tooMany);
  const elsewhere = { ...guest, address: '2001:db8:2:1::/64' };
  expect(await limits.run(elsewhere, async () => 'done')).toBe('done');
});

test.each(['changePassword', 'endSession', 'endOtherSessions'] as const)(
  'an account that has too many writes in progress can still call %s',
  async (name) => {
    const { limits } = createCeilings();
    const held = hold(limits, writing, ceilings.writesInProgress);
    const call = { ...writing, endpoint: endpoints[name] };
    expect(await limits.run(call, async () => 'done')).toBe('done');
    const own = hold(limits, call, ceilings.writesInProgress);
    await expect(limits.run(call, async () => 'done')).rejects.toMatchObject(tooMany);
    await Promise.all([held.finish(), own.finish()]);
  },
);

test('docs/server.md has every ceiling', async () => {
  const docs = await readFile(new URL('../../docs/server.md', import.meta.url), 'utf8');
  const rows = Object.entries(ceilings).map(([name, limit]) =>
    typeof limit === 'number'
      ? `| \`${name}\` | ${limit} |`
      : `| \`${name}\` | ${limit.aSecond} a second, ${limit.burst} at once |`,
  );
  const cells = docs.replace(/ +\|/g, ' |');
  for (const row of rows) expect(cells).toContain(row);
});
