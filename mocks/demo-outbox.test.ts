import { expect, test } from 'vitest';
import { writeAndSend } from '../backend/handlers/core/write-and-send.ts';
import { createMemoryStore } from '../backend/store/memory-store.ts';
import { createDemoOutbox, isReply, listReports, listSms, receiveReply } from './demo-outbox.ts';

function open() {
  let time = Date.parse('2026-11-23T04:00:00.000Z');
  const store = createMemoryStore();
  const outbox = createDemoOutbox({ now: () => new Date((time += 1000)) });
  const send = (text: string, phone = '9000000001') =>
    writeAndSend({ store, outbox }, async (_unit, queue) => {
      queue({ id: text, content: { kind: 'sms', phone, text }, lifetimeSeconds: 600 });
    });
  const texts = async () => (await store.read(listSms)).map(({ text }) => text);
  return { store, outbox, send, texts };
}

test('the demo’s phone lists the newest message first', async () => {
  const { send, texts } = open();
  await send('First');
  await send('Second');
  expect(await texts()).toEqual(['Second', 'First']);
});

test('the demo’s phone keeps the last 20 messages', async () => {
  const { send, texts } = open();
  const sent = Array.from({ length: 22 }, (_, index) => `Message ${index}`);
  for (const text of sent) await send(text);
  expect(await texts()).toEqual(sent.slice(2).toReversed());
});

test('the demo’s phone has the replies of its owner among its messages', async () => {
  const { store, send } = open();
  await send('First');
  const reply = { phone: '9000000001', text: 'STOP' };
  await store.write((unit) => receiveReply(unit, reply, '2026-11-23T04:00:01.500Z'));
  await send('Third');
  const all = await store.read(listSms);
  expect(all.map((sms) => [sms.text, isReply(sms)])).toEqual([
    ['Third', false],
    ['STOP', true],
    ['First', false],
  ]);
});

test('no message is sent if the store write fails', async () => {
  const { store, outbox, texts } = open();
  const write = writeAndSend({ store, outbox }, async (_unit, queue) => {
    const content = { kind: 'sms' as const, phone: '9000000001', text: 'Lost' };
    queue({ id: 'one', content, lifetimeSeconds: 600 });
    throw new Error('stop here');
  });
  await expect(write).rejects.toThrow('stop here');
  expect(await texts()).toEqual([]);
});

test('the demo’s back office lists each report once', async () => {
  const { store, outbox } = open();
  const user = { id: 'someone', role: 'patient' as const };
  const report = {
    id: 'someone.one',
    reportedAt: '2026-11-23T04:00:00.000Z',
    reporter: user,
    reported: { ...user, role: 'doctor' as const },
    reason: 'spam' as const,
    note: '',
    message: null,
  };
  for (const note of ['First', 'Again']) {
    await writeAndSend({ store, outbox }, async (_unit, queue) => {
      const content = { kind: 'report' as const, report: { ...report, note } };
      queue({ id: report.id, content, lifetimeSeconds: 600 });
    });
  }
  expect(await store.read(listReports)).toEqual([{ ...report, note: 'Again' }]);
});
