import { describe, expect, test } from 'vitest';
import type { CollectionName, ConversationRecord, RecordOf } from '../../store/records.ts';
import { seedOperations } from '../../store/operations.ts';
import type { Store } from '../../store/store.ts';
import { type Rows, Tables } from '../../store/tables.ts';
import { BufferedUnitOfWork, createReads } from '../../store/unit-of-work.ts';
import { createTestChat } from '../../testing/test-chat.ts';
import { createTestSeed, people } from '../../testing/test-seed.ts';
import { toMessageId, movedMembers, newConversation } from '../conversations/conversations.ts';

const CONVERSATIONS = 100;
const MESSAGES_EACH = 1000;

class UnwalkedRows<C extends CollectionName> extends Map<string, RecordOf<C>> implements Rows<C> {
  readonly #collection: CollectionName;

  constructor(collection: CollectionName) {
    super();
    this.#collection = collection;
  }

  override values(): ReturnType<Map<string, RecordOf<C>>['values']> {
    if (this.#collection === 'messages' || this.#collection === 'conversations') {
      throw new Error(`Something walks over all ${this.#collection}`);
    }
    return super.values();
  }
}

function storeOfManyMessages(): Store {
  const tables = new Tables(<C extends CollectionName>(name: C) => new UnwalkedRows<C>(name));
  const conversations: ConversationRecord[] = [];
  const { patientA, doctorA } = people;
  const at = new Date('2026-11-20T04:00:00.000Z');
  tables.apply(seedOperations(createTestSeed()));
  for (let number = 1; number <= CONVERSATIONS; number += 1) {
    const doctor = {
      id: number === CONVERSATIONS ? doctorA.id : `doctor-${number}`,
      role: 'doctor' as const,
    };
    const empty = newConversation(`conversation-${number}`, [patientA, doctor], at);
    const members = movedMembers(empty, patientA.id, { sentUpTo: MESSAGES_EACH });
    const unreadCount = MESSAGES_EACH;
    conversations.push({
      ...empty,
      lastSeq: MESSAGES_EACH,
      members: movedMembers({ members }, doctor.id, { unreadCount }),
    });
    for (let seq = 1; seq <= MESSAGES_EACH; seq += 1) {
      const record = {
        id: toMessageId(empty, seq),
        conversationId: empty.id,
        seq,
        clientId: `${number}-${seq}`,
        senderId: patientA.id,
        receiverId: doctor.id,
        textContent: `Message ${seq}`,
        file: null,
        timestamp: at.toISOString(),
      };
      tables.apply([{ collection: 'messages', id: record.id, record }]);
    }
  }
  for (const record of conversations) {
    tables.apply([{ collection: 'conversations', id: record.id, record }]);
  }
  return {
    read: (work) => work(createReads(tables)),
    async write(work) {
      const unit = new BufferedUnitOfWork(tables);
      const result = await work(unit);
      tables.apply(unit.operations());
      return result;
    },
  };
}

describe('with 100,000 messages', () => {
  test('every call uses keys and indexes instead of a full scan', async () => {
    const chat = await createTestChat({ store: storeOfManyMessages() });
    const { store } = chat.backend;
    await expect(store.read((reads) => reads.find('messages'))).rejects.toThrow('walks over all');

    expect(await chat.inbox('patientA')).toHaveLength(CONVERSATIONS);
    const page = await chat.history('doctorA', 'patientA', { before: '500', limit: '3' });
    expect(page.map(({ seq }) => seq)).toEqual([497, 498, 499]);
    expect((await chat.send('doctorA', 'patientA', 'Answer')).body).toMatchObject({ seq: 1001 });
    expect((await chat.send('patientA', 'doctorA', '', { clientId: '100-7' })).status).toBe(400);
    const again = await chat.send('patientA', 'doctorA', 'Again', { clientId: '100-7' });
    expect(again.body).toMatchObject({ seq: 7, content: { textContent: 'Message 7' } });
    await chat.markRead('doctorA', 'patientA', { upTo: '10' });
    expect((await chat.inbox('doctorA'))[0]).toMatchObject({ unreadCount: 990 });
    await chat.connect('doctorA');
    await chat.backend.realtime.idle();
    const statuses = await chat.history('patientA', 'doctorA', { after: '9', limit: '2' });
    expect(statuses.map(({ status }) => status)).toEqual(['read', 'delivered']);
    const missing = await chat.call('patientA', 'downloadAttachment', { id: 'conversation-1.5' });
    expect(missing.status).toBe(404);
    await chat.call('patientB', 'openConversation', { id: people.doctorA.id });
  });
});
