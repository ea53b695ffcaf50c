import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MemoryOutbox } from './memory-outbox.ts';
import {
  type MessageContent,
  messageKinds,
  type OutboxMessage,
  type TextAnswer,
} from '../../backend/outbox/outbox.ts';
import { OutboxDelivery } from './outbox-delivery.ts';

const MINUTE = 60;

const textOf = (content: MessageContent) =>
  content.kind === 'report' ? content.report.id : content.text;

function sms(id: string, text = `Code ${id}`): OutboxMessage {
  const content = { kind: 'sms' as const, phone: '9000000001', text };
  return { id, content, lifetimeSeconds: 10 * MINUTE };
}

function userReport(id: string): OutboxMessage {
  const user = { id: 'someone', role: 'patient' as const };
  const report = {
    id,
    reportedAt: '2026-11-23T04:00:00.000Z',
    reporter: user,
    reported: { ...user, role: 'doctor' as const },
    reason: 'spam' as const,
    note: '',
    message: null,
  };
  return { id, content: { kind: 'report', report }, lifetimeSeconds: 24 * 60 * MINUTE };
}

function email(id: string, lifetimeSeconds = 10 * MINUTE): OutboxMessage {
  const content = { address: 'asha@example.com', subject: 'Your code', text: `Code ${id}` };
  return { id, content: { kind: 'email', ...content }, lifetimeSeconds };
}

function open(
  send: (content: MessageContent) => Promise<TextAnswer | void> = async () => undefined,
) {
  let time = Date.parse('2026-11-23T04:00:00.000Z');
  const sent: string[] = [];
  const results: string[] = [];
  const errors: string[] = [];
  const queue = new MemoryOutbox({ now: () => new Date(time) });
  const delivery = new OutboxDelivery(queue, {
    kinds: messageKinds,
    async send(content) {
      const answer = (await send(content)) ?? 'sent';
      if (answer === 'sent') sent.push(textOf(content));
      return answer;
    },
    onResult: (result) => results.push(result),
    onError: (error) => errors.push(String(error)),
  });
  onTestFinished(() => delivery.close());
  return {
    queue,
    delivery,
    sent,
    results,
    errors,
    async advance(seconds: number) {
      time += seconds * 1000;
      delivery.wake();
      await delivery.idle();
    },
  };
}

test('a message is sent after the call that adds it, and is then removed from the queue', async () => {
  const { queue, delivery, sent, results } = open();
  delivery.send([sms('one')]);
  expect(sent).toEqual([]);
  await delivery.idle();
  expect([sent, results]).toEqual([['Code one'], ['sent']]);
  expect(await queue.measure('sms')).toEqual({ messages: 0, oldestSeconds: 0 });
});

test('a message that fails to send is retried after 2, 4 and 8 seconds, until the gateway recovers', async () => {
  let failures = 3;
  const { queue, delivery, sent, results, advance } = open(async () => {
    failures -= 1;
    if (failures >= 0) throw new Error('The gateway is down');
  });
  delivery.send([sms('one')]);
  await delivery.idle();
  for (const [pause, attempts] of [
    [2, 2],
    [4, 3],
    [8, 4],
  ] as const) {
    await advance(pause - 1);
    expect(results).toHaveLength(attempts - 1);
    await advance(1);
    expect(results).toHaveLength(attempts);
  }
  expect(results).toEqual(['failed', 'failed', 'failed', 'sent']);
  expect(sent).toEqual(['Code one']);
  expect((await queue.measure('sms')).messages).toBe(0);
});

test('a message is abandoned after 8 attempts, and reported without its phone number or text', async () => {
  const { queue, delivery, results, errors, advance } = open(() =>
    Promise.reject(new Error('The gateway is down')),
  );
  delivery.send([sms('one')]);
  await delivery.idle();
  for (let attempt = 1; attempt < 8; attempt += 1) {
    expect(await queue.measure('sms')).toMatchObject({ messages: 1 });
    await advance(2 ** attempt);
  }
  expect(results).toEqual([...Array.from({ length: 7 }, () => 'failed'), 'abandoned']);
  expect(errors).toEqual([
    'Error: A message will be sent again',
    'Error: A message was not sent in 8 attempts',
  ]);
  expect((await queue.measure('sms')).messages).toBe(0);
});

test('a code by e-mail reaches a mail server that greylists for five minutes while it is valid', async () => {
  let seconds = 0;
  const { delivery, sent, advance } = open(async () => (seconds < 300 ? 'later' : 'sent'));
  delivery.send([email('one')]);
  await delivery.idle();
  for (; seconds < 480; seconds += 10) await advance(10);
  expect(sent).toEqual(['Code one']);
});

test('a warning by e-mail is sent until it expires', async () => {
  let isDown = true;
  const { delivery, sent, results, advance } = open(async () => {
    if (isDown) throw new Error('The mail server is down');
  });
  delivery.send([email('one', 24 * 60 * MINUTE), email('two', 60 * MINUTE)]);
  await delivery.idle();
  for (let passed = 0; passed < 120; passed += 2) await advance(2 * MINUTE);
  isDown = false;
  await advance(2 * MINUTE);
  expect([sent, results.includes('abandoned')]).toEqual([['Code one'], false]);
  expect(results).toContain('expired');
});

test.each(['refused', 'invalid'] as const)('a message that is %s is sent once', async (answer) => {
  const { queue, delivery, results, errors } = open(async () => answer);
  delivery.send([email('one'), sms('two')]);
  await delivery.idle();
  expect(results).toEqual(['abandoned', 'abandoned']);
  expect(new Set(errors)).toEqual(new Set(['Error: A message was not sent in one attempt']));
  expect((await queue.measure('email')).messages).toBe(0);
});

test('a message to a mail server that does not answer in time is sent twice', async () => {
  const { delivery, results, advance } = open(async () => 'unknown');
  delivery.send([email('one')]);
  await delivery.idle();
  for (let passed = 0; passed < 9; passed += 1) await advance(MINUTE);
  expect(results).toEqual(['failed', 'abandoned']);
});

test('a report is retried every 15 minutes until it expires', async () => {
  let isDown = true;
  const { delivery, sent, results, advance } = open(async () => {
    if (isDown) throw new Error('The back office is down');
  });
  delivery.send([userReport('one'), { ...userReport('two'), lifetimeSeconds: 60 * MINUTE }]);
  await delivery.idle();
  for (let attempt = 1; attempt < 20; attempt += 1) await advance(15 * MINUTE);
  expect(results).toContain('expired');
  expect(results).not.toContain('abandoned');
  isDown = false;
  await advance(15 * MINUTE);
  expect(sent).toEqual(['one']);
});

test('at most 4 reports are sent at the same time, and none of them delays a one-time code', async () => {
  const answers: (() => void)[] = [];
  const { delivery, sent } = open((content) =>
    content.kind === 'sms'
      ? Promise.resolve()
      : new Promise((resolve) => answers.push(() => resolve())),
  );
  delivery.send(Array.from({ length: 40 }, (_, index) => userReport(`report ${index}`)));
  await expect.poll(() => answers.length).toBe(4);
  delivery.send([sms('one')]);
  await expect.poll(() => sent).toEqual(['Code one']);
  expect(answers).toHaveLength(4);
  for (let answered = 0; answered < 40; answered += 1) {
    await expect.poll(() => answers.length).toBeGreaterThan(0);
    answers.shift()?.();
  }
  await delivery.idle();
  expect(sent).toHaveLength(41);
});

test('an unavailable queue is reported only once, and its messages are sent once it is available again', async () => {
  const { queue, delivery, sent, errors, advance } = open();
  const claim = vi.spyOn(queue, 'claim').mockRejectedValue(new Error('No database'));
  delivery.send([sms('one')]);
  await delivery.idle();
  await advance(2);
  await advance(2);
  expect(errors).toEqual(['Error: No database']);
  claim.mockRestore();
  await advance(2);
  expect([sent, errors]).toEqual([['Code one'], ['Error: No database']]);
});

test('an expired message is not sent', async () => {
  let isDown = true;
  const { queue, delivery, sent, results, errors, advance } = open(async () => {
    if (isDown) throw new Error('The gateway is down');
  });
  delivery.send([sms('one')]);
  await delivery.idle();
  isDown = false;
  await advance(10 * MINUTE);
  expect(sent).toEqual([]);
  expect(results).toEqual(['failed', 'expired']);
  expect(errors).toContain('Error: A message expired before it was sent');
  expect((await queue.measure('sms')).messages).toBe(0);
});

test('a new message replaces a queued one with the same id', async () => {
  let isDown = true;
  const { delivery, sent, advance } = open(async () => {
    if (isDown) throw new Error('The gateway is down');
  });
  delivery.send([sms('one', 'Old code')]);
  await delivery.idle();
  isDown = false;
  delivery.send([sms('one', 'New code')]);
  await advance(MINUTE);
  expect(sent).toEqual(['New code']);
});

test('at most 32 messages are sent at the same time, and each is sent once', async () => {
  let [running, most] = [0, 0];
  const { delivery, sent, queue } = open(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  });
  const messages = Array.from({ length: 100 }, (_, index) => sms(String(index)));
  delivery.send(messages);
  await delivery.idle();
  expect(most).toBe(32);
  expect(sent.toSorted()).toEqual(messages.map(({ content }) => textOf(content)).toSorted());
  expect((await queue.measure('sms')).messages).toBe(0);
});

test('closing the outbox does not wait for a gateway that does not answer, and stops sending messages', async () => {
  const failures: (() => void)[] = [];
  const { delivery, queue, results, errors } = open(
    () => new Promise((_, reject) => failures.push(() => reject(new Error('too late')))),
  );
  delivery.send(Array.from({ length: 100 }, (_, index) => sms(String(index))));
  await expect.poll(() => failures.length).toBe(32);
  await delivery.close(0);
  for (const fail of failures) fail();
  await delivery.idle();
  delivery.wake();
  await delivery.idle();
  expect([failures.length, results.length, errors.length]).toEqual([32, 32, 32]);
  expect(await queue.measure('sms')).toMatchObject({ messages: 100 });
});

test('the outbox reports the age of its oldest message', async () => {
  const { queue, delivery, advance } = open(() => Promise.reject(new Error('down')));
  delivery.send([sms('one')]);
  await delivery.idle();
  await advance(1);
  delivery.send([sms('two')]);
  await delivery.idle();
  expect(await queue.measure('sms')).toEqual({ messages: 2, oldestSeconds: 1 });
});

test('a message is sent outside of the async context of the request that adds it', async () => {
  const request = new AsyncLocalStorage<string>();
  const requests: (string | undefined)[] = [];
  const { delivery } = open(async () => void requests.push(request.getStore()));
  request.run('one', () => delivery.send([sms('one')]));
  await delivery.idle();
  expect(requests).toEqual([undefined]);
});
