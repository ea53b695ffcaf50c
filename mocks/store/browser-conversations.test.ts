import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeLocks } from '../../backend/testing/fake-locks.ts';
import { createTestChat } from '../../backend/testing/test-chat.ts';
import { createTestSeed } from '../../backend/testing/test-seed.ts';
import { BrowserStore } from './browser-store.ts';

const tabs: BrowserStore[] = [];

beforeEach(() => {
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
});

afterEach(async () => {
  await Promise.all(tabs.splice(0).map((tab) => tab.close()));
  vi.unstubAllGlobals();
});

function createProfile() {
  const options = {
    indexedDB: new IDBFactory(),
    locks: createFakeLocks(),
    today: () => '2026-11-23',
    seed: () => createTestSeed(),
    confirmReplace: async () => {},
  };
  const openTab = async () => {
    const tab = await BrowserStore.open(options);
    tabs.push(tab);
    return tab;
  };
  return { openTab };
}

describe('conversations', () => {
  test('survive a reload, including read positions and client ids', async () => {
    const { openTab } = createProfile();
    const tab = await openTab();
    const before = await createTestChat({ store: tab });
    for (let count = 1; count <= 120; count += 1) {
      await before.send('patientA', 'doctorA', `Message ${count}`, { clientId: String(count) });
    }
    await before.markRead('doctorA', 'patientA', { upTo: '100' });
    const [history, inbox] = [
      await before.history('doctorA', 'patientA'),
      await before.inbox('doctorA'),
    ];
    await tab.close();

    const after = await createTestChat({ store: await openTab() });
    expect(await after.history('doctorA', 'patientA')).toEqual(history);
    expect(await after.inbox('doctorA')).toEqual(inbox);
    expect(inbox[0]?.unreadCount).toBe(20);
    const again = await after.send('patientA', 'doctorA', 'Again', { clientId: '7' });
    expect(again.body).toMatchObject({ seq: 7, content: { textContent: 'Message 7' } });
  });

  test('number their messages in one sequence across two tabs', async () => {
    const { openTab } = createProfile();
    const [one, two] = [
      await createTestChat({ store: await openTab() }),
      await createTestChat({ store: await openTab() }),
    ];
    await one.send('patientA', 'doctorA', 'First', { clientId: 'first' });
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? one.send('patientA', 'doctorA', 'Question', { clientId: `one-${index}` })
          : two.send('doctorA', 'patientA', 'Answer', { clientId: `two-${index}` }),
      ),
    );
    const wanted = Array.from({ length: 21 }, (_, index) => index + 1);
    for (const chat of [one, two]) {
      await vi.waitFor(async () => {
        const history = await chat.history('patientA', 'doctorA');
        expect(history.map(({ seq }) => seq)).toEqual(wanted);
      });
    }
  });
});
