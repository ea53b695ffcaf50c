import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import type { Sending, SendingWatch } from '../api/messages.ts';
import { fakeLocks } from '../api/testing/fake-locks.ts';
import type { Message } from '../contract/messages.ts';
import { allKept, forgetPeople } from './chat-storage.ts';
import { keptOutgoing } from './outbox-item.ts';
import { PATIENCE_MS } from './outbox-lane.ts';
import { Outbox } from './outbox.ts';

type Send = (sending: Sending, watch: SendingWatch) => Promise<Message>;

const noAnswer = new ApiError({ status: 0, code: 'no-answer' });
const refusal = new ApiError({ status: 413, code: 'too-large', serverMessage: 'Too large.' });

/** What the server has taken, in its order. */
let stored: Message[];
let open: Outbox[];
let isOnline: boolean;

/** As a server does it: a clientId is taken once. */
function store({ clientId, recipientId, text }: Sending): Message {
  const known = stored.find((message) => message.clientId === clientId);
  if (known) return known;
  const message: Message = {
    id: `talk.${stored.length + 1}`,
    clientId,
    seq: stored.length + 1,
    senderId: 'meera',
    receiverId: recipientId,
    content: { textContent: text, shareDoc: null },
    timestamp: new Date(Date.now()).toISOString(),
    read: false,
    status: 'sent',
  };
  stored.push(message);
  return message;
}

/** An outbox as one page has it, and what it tells. */
function openOutbox(send: Send = async (sending) => store(sending), userId = 'meera') {
  const told = {
    onSent: vi.fn<(message: Message) => void>(),
    onGoneElsewhere: vi.fn<(partnerId: string) => void>(),
    onGivenUp: vi.fn<() => void>(),
    onRefused: vi.fn<(sending: Sending, error: ApiError) => void>(),
  };
  const outbox = new Outbox({ userId, send, onChange: () => {}, ...told });
  open.push(outbox);
  const shown = () => outbox.shownFor('ananya').map(({ text, status }) => `${text}: ${status}`);
  return { outbox, shown, ...told };
}

const texts = () => stored.map(({ content }) => content.textContent);
const kept = () => allKept('outbox', 'meera', keptOutgoing);
const allSent = () => vi.waitFor(async () => expect((await kept()).size).toBe(0));
/** Lets time pass, with what goes on in it: the storage takes turns of its own. */
async function pass(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    await vi.advanceTimersByTimeAsync(100);
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

beforeEach(() => {
  stored = [];
  open = [];
  isOnline = true;
  vi.stubGlobal('navigator', {
    locks: fakeLocks(),
    get onLine() {
      return isOnline;
    },
  });
});

afterEach(async () => {
  vi.useRealTimers();
  for (const outbox of open) outbox.close();
  await forgetPeople(() => true);
  vi.unstubAllGlobals();
});

describe('what is written', () => {
  it('goes out once and in order, one at a time', async () => {
    let underWay = 0;
    const { outbox, onSent } = openOutbox(async (sending) => {
      underWay += 1;
      expect(underWay).toBe(1);
      await Promise.resolve();
      underWay -= 1;
      return store(sending);
    });
    for (const text of ['one', 'two', 'three']) outbox.add('ananya', text, null);
    await allSent();
    expect(texts()).toEqual(['one', 'two', 'three']);
    expect(onSent).toHaveBeenCalledTimes(3);
    expect(outbox.shownFor('ananya')).toEqual([]);
  });

  it('to one partner does not wait for what goes to another', async () => {
    const { outbox } = openOutbox((sending) =>
      sending.recipientId === 'gill' ? new Promise(() => {}) : Promise.resolve(store(sending)),
    );
    vi.stubGlobal('navigator', { onLine: true });
    outbox.add('gill', 'stuck', null);
    outbox.add('ananya', 'free', null);
    await vi.waitFor(() => expect(texts()).toEqual(['free']));
    expect(outbox.isSending).toBe(true);
  });

  it('offline waits for the network over a reload, and is then sent once each, in order', async () => {
    isOnline = false;
    const before = openOutbox();
    const five = ['1', '2', '3', '4', '5'];
    for (const text of five) before.outbox.add('ananya', text, null);
    await vi.waitFor(async () => expect((await kept()).size).toBe(5));
    before.outbox.close();

    const after = openOutbox();
    await after.outbox.load();
    expect(after.shown()).toEqual(five.map((text) => `${text}: pending`));
    expect(stored).toEqual([]);
    isOnline = true;
    after.outbox.wake();
    await allSent();
    expect(texts()).toEqual(five);
  });

  it('keeps its file over a reload', async () => {
    isOnline = false;
    const { outbox } = openOutbox();
    outbox.add('ananya', '', new File(['ECG'], 'ecg.txt', { type: 'text/plain' }));
    await vi.waitFor(async () => expect((await kept()).size).toBe(1));
    const sent: (string | undefined)[] = [];
    const after = openOutbox(async (sending) => {
      sent.push(sending.file?.name, sending.file?.type, await sending.file?.text());
      return store(sending);
    });
    await after.outbox.load();
    isOnline = true;
    after.outbox.wake();
    await allSent();
    expect(sent).toEqual(['ecg.txt', 'text/plain', 'ECG']);
  });

  it('goes out although the browser denies storage', async () => {
    vi.stubGlobal('indexedDB', undefined);
    vi.resetModules();
    const { Outbox: Fresh } = await import('./outbox.ts');
    const onSent = vi.fn<() => void>();
    const nothing = () => {};
    const outbox = new Fresh({
      userId: 'meera',
      send: async (sending) => store(sending),
      onChange: nothing,
      onSent,
      onGoneElsewhere: nothing,
      onGivenUp: nothing,
      onRefused: nothing,
    });
    await outbox.load();
    outbox.add('ananya', 'one', null);
    await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce());
    outbox.close();
  });
});

describe('an answer that is lost', () => {
  it('is asked for again, and gives one message', async () => {
    let tries = 0;
    const { outbox, onSent } = openOutbox(async (sending) => {
      const message = store(sending);
      tries += 1;
      if (tries < 3) throw noAnswer;
      return message;
    });
    outbox.add('ananya', 'one', null);
    await allSent();
    expect(tries).toBe(3);
    expect(texts()).toEqual(['one']);
    expect(onSent).toHaveBeenCalledOnce();
  });

  it('is asked for again after a reload under the same clientId', async () => {
    const before = openOutbox(async (sending) => {
      store(sending);
      return new Promise(() => {});
    });
    before.outbox.add('ananya', 'one', null);
    await vi.waitFor(() => expect(stored).toHaveLength(1));
    before.outbox.close();
    vi.stubGlobal('navigator', { locks: fakeLocks(), onLine: true });
    const after = openOutbox();
    await after.outbox.load();
    await allSent();
    expect(texts()).toEqual(['one']);
    expect(after.onSent).toHaveBeenCalledOnce();
  });

  it('is not waited for once the message has come another way', async () => {
    const { outbox, onSent } = openOutbox(
      (sending, { signal }) =>
        new Promise((resolve, reject) => {
          if (sending.text === 'two') resolve(store(sending));
          else store(sending);
          signal.addEventListener('abort', () => reject(noAnswer));
        }),
    );
    outbox.add('ananya', 'one', null);
    outbox.add('ananya', 'two', null);
    await vi.waitFor(() => expect(stored).toHaveLength(1));
    outbox.remove(stored[0]?.clientId ?? '');
    await allSent();
    expect(texts()).toEqual(['one', 'two']);
    expect(onSent).toHaveBeenCalledOnce();
  });
});

describe('a server that does not answer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  });

  it('makes everything fail within 30 seconds, told once; Retry and Delete then work', async () => {
    let isUp = false;
    const page = openOutbox(async (sending) => {
      if (!isUp) throw noAnswer;
      return store(sending);
    });
    for (const text of ['one', 'two', 'three']) page.outbox.add('ananya', text, null);
    await pass(PATIENCE_MS - 1000);
    expect(page.shown()).toEqual(['one: pending', 'two: pending', 'three: pending']);
    await pass(1500);
    expect(page.shown()).toEqual(['one: failed', 'two: failed', 'three: failed']);
    expect(page.onGivenUp).toHaveBeenCalledOnce();

    isUp = true;
    const [first, second, third] = page.outbox.shownFor('ananya');
    page.outbox.remove(second?.clientId ?? '');
    page.outbox.retry(third?.clientId ?? '');
    page.outbox.retry(first?.clientId ?? '');
    await pass(1000);
    await vi.waitFor(() => expect(texts()).toEqual(['three', 'one']));
    expect(page.shown()).toEqual([]);
  });

  it('that hangs is given up at 30 seconds, not at the end of a call', async () => {
    const page = openOutbox(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(noAnswer));
        }),
    );
    page.outbox.add('ananya', 'one', null);
    await pass(PATIENCE_MS + 500);
    expect(page.shown()).toEqual(['one: failed']);
  });

  it('has as long again for what is written in the meantime, and failed messages stay so over a reload', async () => {
    const never: Send = () => Promise.reject(noAnswer);
    const page = openOutbox(never);
    page.outbox.add('ananya', 'early', null);
    await pass(PATIENCE_MS - 2000);
    page.outbox.add('ananya', 'late', null);
    await pass(3000);
    expect(page.shown()).toEqual(['early: failed', 'late: pending']);
    await pass(PATIENCE_MS);
    expect(page.shown()).toEqual(['early: failed', 'late: failed']);
    vi.useRealTimers();
    const after = openOutbox();
    await after.outbox.load();
    expect(after.shown()).toEqual(['early: failed', 'late: failed']);
    expect(stored).toEqual([]);
  });

  it('leaves an upload that still moves alone', async () => {
    let watched: SendingWatch | undefined;
    const page = openOutbox((_, watch) => {
      watched = watch;
      return new Promise(() => {});
    });
    page.outbox.add('ananya', '', new File(['x'], 'scan.pdf'));
    for (const share of [0.2, 0.4, 0.6]) {
      await pass(PATIENCE_MS - 1000);
      watched?.onProgress(share);
    }
    await pass(PATIENCE_MS - 1000);
    const [message] = page.outbox.shownFor('ananya');
    expect(message).toMatchObject({ status: 'pending', attachment: { progress: 0.6 } });
    expect(watched?.signal.aborted).toBe(false);
  });

  it('takes no time from what waits for a network', async () => {
    const page = openOutbox(() => Promise.reject(noAnswer));
    page.outbox.add('ananya', 'one', null);
    await pass(PATIENCE_MS - 5000);
    isOnline = false;
    await pass(PATIENCE_MS * 10);
    expect(page.shown()).toEqual(['one: pending']);
    isOnline = true;
    page.outbox.wake();
    await pass(PATIENCE_MS - 5000);
    expect(page.shown()).toEqual(['one: pending']);
  });
});

it('a refused message fails at once, and what waits behind it goes out', async () => {
  const page = openOutbox(async (sending) => {
    if (sending.text === 'bad') throw refusal;
    return store(sending);
  });
  page.outbox.add('ananya', 'bad', null);
  page.outbox.add('ananya', 'good', null);
  await vi.waitFor(() => expect(texts()).toEqual(['good']));
  expect(page.shown()).toEqual(['bad: failed']);
  expect(page.onRefused).toHaveBeenCalledOnce();
  expect(page.onGivenUp).not.toHaveBeenCalled();
});

it('deleting what is being sent ends its upload', async () => {
  let signal: AbortSignal | undefined;
  const page = openOutbox((_, watch) => {
    ({ signal } = watch);
    return new Promise((_resolve, reject) => {
      watch.signal.addEventListener('abort', () => reject(noAnswer));
    });
  });
  page.outbox.add('ananya', '', new File(['x'], 'scan.pdf'));
  await vi.waitFor(() => expect(signal).toBeDefined());
  page.outbox.remove(page.outbox.shownFor('ananya')[0]?.clientId ?? '');
  expect(signal?.aborted).toBe(true);
  await allSent();
  expect(page.onGivenUp).not.toHaveBeenCalled();
});

describe('two tabs of one person', () => {
  it('send nothing twice, whoever wrote it', async () => {
    const calls: string[] = [];
    const send: Send = async (sending) => {
      calls.push(sending.text);
      await Promise.resolve();
      return store(sending);
    };
    isOnline = false;
    const [left, right] = [openOutbox(send), openOutbox(send)];
    left.outbox.add('ananya', 'left', null);
    right.outbox.add('ananya', 'right', null);
    await vi.waitFor(() => {
      expect(left.shown()).toHaveLength(2);
      expect(right.shown()).toHaveLength(2);
    });
    isOnline = true;
    left.outbox.wake();
    right.outbox.wake();
    await allSent();
    await vi.waitFor(() => {
      expect(left.shown()).toEqual([]);
      expect(right.shown()).toEqual([]);
    });
    expect(calls.toSorted()).toEqual(['left', 'right']);
    expect(left.onGoneElsewhere.mock.calls.length + right.onGoneElsewhere.mock.calls.length).toBe(
      2,
    );
  });

  it('both show what has failed, and what was deleted or tried again', async () => {
    let isUp = false;
    const send: Send = async (sending) => {
      if (!isUp) throw refusal;
      return store(sending);
    };
    const [left, right] = [openOutbox(send), openOutbox(send)];
    left.outbox.add('ananya', 'one', null);
    left.outbox.add('ananya', 'two', null);
    await vi.waitFor(() => expect(right.shown()).toEqual(['one: failed', 'two: failed']));
    const [one, two] = right.outbox.shownFor('ananya');
    right.outbox.remove(one?.clientId ?? '');
    await vi.waitFor(() => expect(left.shown()).toEqual(['two: failed']));
    isUp = true;
    right.outbox.retry(two?.clientId ?? '');
    await vi.waitFor(() => expect(left.shown()).toEqual([]));
    expect(texts()).toEqual(['two']);
  });

  it('of two people share nothing', async () => {
    isOnline = false;
    const meera = openOutbox();
    const arjun = openOutbox(async (sending) => store(sending), 'arjun');
    meera.outbox.add('ananya', 'mine', null);
    await vi.waitFor(async () => expect((await kept()).size).toBe(1));
    await arjun.outbox.load();
    expect(arjun.shown()).toEqual([]);
  });
});

const sends = process.env['SOAK'] ? 500 : 50;

it(
  `with 30% of the answers dropped, ${sends} messages arrive once each, in order, with nothing left pending`,
  { timeout: 120_000 },
  async () => {
    let count = 0;
    const page = openOutbox(async (sending) => {
      count += 1;
      // 3 in 10, now before and now after the server has stored it.
      if (count % 10 === 1) throw noAnswer;
      const message = store(sending);
      if (count % 10 === 4 || count % 10 === 5) throw noAnswer;
      return message;
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const written = Array.from({ length: sends }, (_, index) => `Message ${index}`);
    for (const text of written) page.outbox.add('ananya', text, null);
    for (let waited = 0; stored.length < sends && waited < 60_000; waited += 1000) await pass(1000);
    vi.useRealTimers();
    await allSent();
    expect(texts()).toEqual(written);
    expect(page.shown()).toEqual([]);
  },
);
