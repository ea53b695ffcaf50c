import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  attachFile,
  changeDraftText,
  clearDraft,
  currentDraft,
  detachFile,
  loadDrafts,
  resetDrafts,
  restoreDraft,
} from './chat-drafts.ts';
import { loadAll, removeForUsers, save } from './chat-storage.ts';

const scan = new File(['%PDF-1.7\n%\u00e2\u00e3\n'], 'scan.pdf', { type: 'application/pdf' });
const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'scan.png');

async function kept(): Promise<Record<string, unknown>> {
  const files = await loadAll('draft-file', 'meera', z.unknown());
  return {
    ...Object.fromEntries(
      [...(await loadAll('draft-text', 'meera', z.string()))].map(([id, text]) => [
        id.split(' ').at(-1),
        text,
      ]),
    ),
    files: files.size,
  };
}
const expectKept = (what: Record<string, unknown>) =>
  vi.waitFor(async () => expect(await kept()).toEqual(what));

async function reload(userId = 'meera'): Promise<void> {
  resetDrafts();
  await loadDrafts(userId);
}

beforeEach(() => loadDrafts('meera'));

afterEach(async () => {
  resetDrafts();
  await removeForUsers(() => true);
});

describe('a message draft', () => {
  it('survives a reload with its text and file, for each partner', async () => {
    changeDraftText('ananya', 'Half a sent');
    changeDraftText('ananya', 'Half a sentence');
    changeDraftText('gill', 'Another');
    await attachFile('ananya', scan);
    await expectKept({ ananya: 'Half a sentence', gill: 'Another', files: 1 });
    await reload();
    expect(currentDraft('gill')).toMatchObject({ text: 'Another', file: null });
    const { text, file } = currentDraft('ananya');
    expect(text).toBe('Half a sentence');
    expect(file).toMatchObject({ name: 'scan.pdf', type: 'application/pdf', size: scan.size });
    expect(await file?.text()).toBe(await scan.text());
  });

  it('is not shown to another user', async () => {
    changeDraftText('ananya', 'Mine');
    await expectKept({ ananya: 'Mine', files: 0 });
    await reload('arjun');
    expect(currentDraft('ananya').text).toBe('');
  });

  it('is removed once it is sent, and loses its file when the user detaches the file', async () => {
    changeDraftText('ananya', 'Sent');
    await attachFile('ananya', scan);
    changeDraftText('gill', 'Kept');
    await attachFile('gill', scan);
    await expectKept({ ananya: 'Sent', gill: 'Kept', files: 2 });
    clearDraft('ananya');
    detachFile('gill');
    await expectKept({ gill: 'Kept', files: 0 });
  });

  it("keeps the file that was chosen last, even if an earlier file's check finishes later", async () => {
    const slow = new File([scan], 'slow.pdf');
    let go = () => {};
    slow.arrayBuffer = () =>
      new Promise((resolve) => {
        go = () => resolve(scan.arrayBuffer());
      });
    const first = attachFile('ananya', slow);
    await attachFile('ananya', scan);
    go();
    await first;
    expect(currentDraft('ananya')).toMatchObject({ file: { name: 'scan.pdf' }, fileError: null });
  });

  it('keeps text that is typed before the stored drafts have loaded', async () => {
    changeDraftText('ananya', 'Old');
    await expectKept({ ananya: 'Old', files: 0 });
    resetDrafts();
    const loading = loadDrafts('meera');
    changeDraftText('ananya', 'New');
    await loading;
    expect(currentDraft('ananya').text).toBe('New');
  });
});

describe('a file that cannot be sent', () => {
  it("shows the reason, and leaves the draft's text and previously chosen file unchanged", async () => {
    changeDraftText('ananya', 'My report');
    await attachFile('ananya', scan);
    await attachFile('ananya', drawing);
    expect(currentDraft('ananya')).toMatchObject({
      text: 'My report',
      file: { name: 'scan.pdf' },
      fileError: 'Choose a JPEG, PNG, WebP, GIF, PDF or plain text file.',
    });
    await attachFile('ananya', scan);
    expect(currentDraft('ananya').fileError).toBeNull();
  });
});

describe('a photo that must be converted', () => {
  it('is in preparation, until the conversion has ended', async () => {
    const heic = new File(['\0\0\0\u0018ftypheic\0\0\0\0mif1heic'], 'IMG_0001.HEIC');
    const meanwhile: boolean[] = [];
    class UnknownImage {
      async decode() {
        meanwhile.push(currentDraft('ananya').isPreparing);
        throw new Error('unknown format');
      }
    }
    vi.stubGlobal('Image', UnknownImage);
    onTestFinished(() => void vi.unstubAllGlobals());
    changeDraftText('ananya', 'My rash');
    await attachFile('ananya', heic);
    expect(meanwhile).toEqual([true]);
    expect(currentDraft('ananya')).toMatchObject({ text: 'My rash', isPreparing: false });
    expect(currentDraft('ananya').fileError).not.toBeNull();
  });
});

describe('a rejected message', () => {
  it('returns to the composer with the reason for the rejection, unless the user has started a new draft', () => {
    expect(restoreDraft('ananya', { text: 'One', file: scan }, 'Too large.')).toBe(true);
    expect(currentDraft('ananya')).toMatchObject({
      text: 'One',
      file: scan,
      fileError: 'Too large.',
    });
    expect(restoreDraft('ananya', { text: 'Two', file: null }, null)).toBe(false);
    expect(currentDraft('ananya').text).toBe('One');
  });
});

describe('two tabs of one user', () => {
  const openTab = async (sessionStore = new Map<string, string>()) => {
    vi.resetModules();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => sessionStore.get(key) ?? null,
      setItem: (key: string, value: string) => void sessionStore.set(key, value),
    });
    const tab = await import('./chat-drafts.ts');
    await tab.loadDrafts('meera');
    return { ...tab, sessionStore };
  };
  const held = new Set<string>();
  const locks = {
    query: async () => ({ held: Array.from(held, (name) => ({ name })) }),
    request: async (name: string, ...rest: [() => unknown] | [object, () => unknown]) => {
      if (held.has(name)) throw new DOMException('', 'TimeoutError');
      held.add(name);
      const [, work = rest[0]] = rest;
      const answer = await (typeof work === 'function' ? work() : undefined);
      held.delete(name);
      return answer;
    },
  };
  const expectStored = (...texts: string[]) =>
    vi.waitFor(async () => {
      const stored = await loadAll('draft-text', 'meera', z.string());
      expect([...stored.values()].sort()).toEqual(texts);
    });

  beforeEach(() => vi.stubGlobal('navigator', { locks }));
  afterEach(() => vi.unstubAllGlobals());

  it('keep their own drafts, and a copy of a tab begins without one', async () => {
    const one = await openTab();
    one.changeDraftText('ananya', 'From the first');
    await expectStored('From the first');
    const two = await openTab();
    const copy = await openTab(new Map(one.sessionStore));
    for (const tab of [two, copy]) expect(tab.currentDraft('ananya').text).toBe('');
    two.changeDraftText('ananya', 'From the second');
    await expectStored('From the first', 'From the second');
    expect(one.currentDraft('ananya').text).toBe('From the first');
    two.clearDraft('ananya');
    await expectStored('From the first');
  });

  it('offer the draft of a closed tab once, and not in place of another draft', async () => {
    await save('draft-text', 'meera', `${crypto.randomUUID()} gill`, 'From a closed tab');
    const one = await openTab();
    expect(one.currentDraft('gill').text).toBe('From a closed tab');
    const two = await openTab();
    expect(two.currentDraft('gill').text).toBe('');
    two.changeDraftText('gill', 'Mine');
    await save('draft-text', 'meera', `${crypto.randomUUID()} gill`, 'From a third tab');
    await two.offerClosedDrafts();
    expect(two.currentDraft('gill').text).toBe('Mine');
    two.clearDraft('gill');
    await two.offerClosedDrafts();
    expect(two.currentDraft('gill').text).toBe('From a third tab');
  });
});
