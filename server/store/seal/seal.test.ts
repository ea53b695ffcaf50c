import { randomBytes } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTestSeed, people, testRecord, visit } from '../../../backend/testing/test-seed.ts';
import { createMemoryStore } from '../../../backend/store/memory-store.ts';
import type { MessageRecord, QueueBookingRecord } from '../../../backend/store/records.ts';
import type { Store, WriteOptions } from '../../../backend/store/store.ts';
import { testStore } from '../../../backend/testing/store-contract.ts';
import { checkSealed } from './check-sealed.ts';
import { CLINIC, decrypt, encrypt, KeyRing, SealError } from './key-ring.ts';
import { addMark, checkMark, keepOnlyMark } from './mark.ts';
import { readMark } from './master-keys.ts';
import { DAMAGED_NAME, DAMAGED_TEXT, Seal, toWrapId } from './seal.ts';
import { SealedStore } from './sealed-store.ts';

const { patientA, patientB, doctorA } = people;

const master = randomBytes(32);
const later = randomBytes(32);

const noWarning = () => undefined;

async function openSealed({ raw = createMemoryStore(createTestSeed()), keys = [master] } = {}) {
  const [current = master, ...others] = keys;
  const seal = new Seal(new KeyRing(current, ...others));
  await addMark(raw, seal);
  return { raw, seal, store: new SealedStore(raw, seal, noWarning) };
}

function newMessage(seq: number, textContent: string, name = 'report.pdf'): MessageRecord {
  return {
    id: `talk.${seq}`,
    conversationId: 'talk',
    seq,
    clientId: `client-${seq}`,
    senderId: patientA.id,
    receiverId: doctorA.id,
    textContent,
    file: { name, type: 'application/pdf', size: 3, hash: 'a'.repeat(64) },
    timestamp: '2026-11-23T04:00:00.000Z',
  };
}

const answer = {
  id: `${patientA.id}:key`,
  accountId: patientA.id,
  fingerprint: 'f',
  answer: {},
  expiresAt: '2026-11-24T04:00:00.000Z',
};

const queueBooking: QueueBookingRecord = {
  id: 'booking',
  patientId: patientA.id,
  freelancerId: 'helper-a',
  date: '2026-11-24',
  time: '08:00',
  duration: 3,
  hospitalName: 'Test Hospital',
  department: 'Cardiology OPD',
  notes: 'Call me when five are ahead.',
  status: 'in-queue',
  createdAt: '2026-11-23T04:00:00.000Z',
  hourlyRate: { amountMinor: 1000, currency: 'USD' },
  total: { amountMinor: 3000, currency: 'USD' },
  history: [],
  heldUntil: null,
};

const insertMessages = (store: Store, ...messages: MessageRecord[]) =>
  store.write(async (unit) => {
    for (const message of messages) await unit.insert('messages', message);
  });

const getMessage = (store: Store, seq = 1) =>
  store.read((reads) => reads.get('messages', `talk.${seq}`));

async function dump(store: Store): Promise<string> {
  const rows = await store.read(async (reads) => [
    await reads.find('messages'),
    await reads.find('medicalRecords'),
    await reads.find('appointments'),
    await reads.find('healthFacts'),
    await reads.find('secondFactors'),
    await reads.find('idempotency'),
    await reads.find('dataKeys'),
  ]);
  return JSON.stringify(rows);
}

describe('the sealed store keeps the rules of every store:', () => {
  testStore(async (seed) => {
    const seal = new Seal(new KeyRing(master));
    seal.isOn = true;
    return new SealedStore(createMemoryStore(seed), seal, noWarning);
  });
});

test('any bytes are decrypted unchanged, and never encrypted to the same bytes twice', () => {
  const bytes = fc.uint8Array({ maxLength: 200 });
  fc.assert(
    fc.property(bytes, fc.string(), (plain, context) => {
      const sealed = encrypt(master, plain, context);
      expect(Buffer.from(plain).equals(decrypt(master, sealed, context))).toBe(true);
      expect(sealed.equals(encrypt(master, plain, context))).toBe(false);
    }),
  );
});

test('text that was changed or cut off, another key and another context are refused', () => {
  const bytes = fc.uint8Array({ maxLength: 50 });
  fc.assert(
    fc.property(bytes, fc.nat(), fc.integer({ min: 0, max: 7 }), (plain, at, bit) => {
      const sealed = encrypt(master, plain, 'here');
      const changed = Buffer.from(sealed);
      const index = at % changed.length;
      changed[index] = (changed[index] ?? 0) ^ (1 << bit);
      expect(() => decrypt(master, changed, 'here')).toThrow(SealError);
      expect(() => decrypt(master, sealed.subarray(0, index), 'here')).toThrow(SealError);
      expect(() => decrypt(later, sealed, 'here')).toThrow(SealError);
      expect(() => decrypt(master, sealed, 'there')).toThrow(SealError);
    }),
  );
});

test('any message and any note is read back as it was written', async () => {
  const { store } = await openSealed();
  const text = fc.string({ unit: 'grapheme' });
  let seq = 0;
  const property = fc.asyncProperty(text, text, async (words, name) => {
    const message = newMessage((seq += 1), words, name);
    await insertMessages(store, message);
    expect(await getMessage(store, seq)).toEqual(message);
    const record = testRecord(`record-${seq}`);
    const changed = { ...record, notes: words, diagnosis: name };
    await store.write((unit) => unit.insert('medicalRecords', record));
    await store.write((unit) =>
      unit.update('medicalRecords', changed.id, { notes: words, diagnosis: name }),
    );
    const [found] = await store.read((reads) => reads.find('medicalRecords', { id: changed.id }));
    expect(found).toEqual(changed);
  });
  await fc.assert(property);
});

test('the stored records contain none of the texts', async () => {
  const { raw, store } = await openSealed();
  await insertMessages(store, newMessage(1, 'My chest hurts', 'biopsy.pdf'));
  await store.write(async (unit) => {
    await unit.insert('appointments', { ...visit('v1', '10:00', 'pending'), notes: 'Fever again' });
    await unit.update('appointments', 'v1', { cancelReason: 'Went to hospital' });
    await unit.insert('medicalRecords', {
      ...testRecord('sealed-record'),
      diagnosis: 'Migraine',
      prescription: 'Sumatriptan',
      prescriptionLines: [{ medicine: 'Rizatriptan 10 mg', remarks: 'When it begins' }],
      issued: {
        doctorName: doctorA.name,
        degrees: ['Fellow of headaches'],
        appointmentType: 'in-person',
        place: { address: '4 Quiet Lane' },
        patientName: 'Asha of the record',
      },
      notes: 'Avoid red wine',
      vitals: { weight: 73.25 },
    });
    const facts = {
      dateOfBirth: '1984-02-29',
      sex: 'female' as const,
      allergies: 'Penicillin',
      medicines: 'Metformin',
    };
    await unit.insert('healthFacts', { id: patientA.id, ...facts });
    await unit.insert('idempotency', { ...answer, fingerprint: 'hash-of-notes' });
    await unit.insert('secondFactors', {
      id: patientA.id,
      secret: 'JBSWY3DPEHPK3PXP',
      confirmedAt: null,
      lastStep: 0,
      recoveryHashes: [],
    });
  });
  const stored = await dump(raw);
  const texts = [
    'chest',
    'biopsy',
    'Fever',
    'hospital',
    'Migraine',
    'Sumatriptan',
    'Rizatriptan',
    'When it begins',
    'Fellow of headaches',
    'Quiet Lane',
    'Asha of the record',
    'red wine',
    '73.25',
  ];
  const facts = [
    '1984-02-29',
    '"female"',
    'Penicillin',
    'Metformin',
    'JBSWY3DPEHPK3PXP',
    'hash-of-notes',
  ];
  for (const text of [...texts, ...facts]) expect(stored).not.toContain(text);
  const opened = await dump(store);
  for (const text of [...texts, ...facts]) expect(opened).toContain(text);
});

test('a sealed text that is moved to another row is not shown there', async () => {
  const { raw, store } = await openSealed();
  await insertMessages(store, newMessage(1, 'Yes'), newMessage(2, 'No'));
  const [first, second] = [await getMessage(raw, 1), await getMessage(raw, 2)];
  await raw.write(async (unit) => {
    await unit.update('messages', 'talk.1', { sealed: second?.sealed });
    await unit.update('messages', 'talk.2', { sealed: first?.sealed });
  });
  expect(await getMessage(store, 1)).toMatchObject({ textContent: DAMAGED_TEXT });
  expect(await getMessage(store, 2)).toMatchObject({ textContent: DAMAGED_TEXT });
});

describe('a damaged text', () => {
  const damages = ['x', '.', 'code.text', '~.x'];
  const damage = (raw: Store, sealed: string, seq = 1) =>
    raw.write(async (unit) => {
      await unit.update('messages', `talk.${seq}`, { sealed });
    });

  test.each(damages)(
    'as in %j is replaced by a sentence, and the others are read',
    async (sealed) => {
      const { raw, store } = await openSealed();
      await insertMessages(store, newMessage(1, 'One'), newMessage(2, 'Two'));
      await damage(raw, sealed);
      const [one, two] = await store.read((reads) => reads.find('messages'));
      expect(one).toMatchObject({
        textContent: DAMAGED_TEXT,
        file: { name: DAMAGED_NAME, size: 3 },
      });
      expect(two).toMatchObject({ textContent: 'Two', file: { name: 'report.pdf' } });
    },
  );

  test('of a queue booking leaves no hospital and department that seem to be of a file', async () => {
    const { raw, store } = await openSealed();
    await store.write((unit) => unit.insert('queueBookings', queueBooking));
    await raw.write((unit) => unit.update('queueBookings', 'booking', { sealed: 'code.text' }));
    const shown = await store.read((reads) => reads.get('queueBookings', 'booking'));
    const name = 'Unreadable name';
    expect(shown).toMatchObject({ hospitalName: name, department: name, notes: DAMAGED_TEXT });
  });

  test('is named to the operator once', async () => {
    const { raw, seal } = await openSealed();
    const problems: string[] = [];
    const store = new SealedStore(raw, seal, (problem) => void problems.push(problem));
    await insertMessages(store, newMessage(1, 'One'));
    await damage(raw, 'code.text');
    await getMessage(store);
    await getMessage(store);
    expect(problems).toEqual([expect.stringContaining('messages/talk.1 cannot be read')]);
  });

  test('stays as it is while other fields of its record change', async () => {
    const { raw, store } = await openSealed();
    const booked = visit('visit', '10:00', 'pending');
    await store.write((unit) => unit.insert('appointments', { ...booked, notes: 'Chest pain' }));
    const readStored = () => raw.read((reads) => reads.get('appointments', 'visit'));
    const sealed = 'damaged.text';
    await raw.write((unit) => unit.update('appointments', 'visit', { sealed }));
    const changed = await store.write((unit) =>
      unit.update('appointments', 'visit', { status: 'cancelled', cancelReason: undefined }),
    );
    expect(changed).toMatchObject({ status: 'cancelled', notes: DAMAGED_TEXT });
    expect(await readStored()).toMatchObject({ status: 'cancelled', sealed });
    await store.write((unit) => unit.update('appointments', 'visit', { cancelReason: 'Travel' }));
    const shown = await store.read((reads) => reads.get('appointments', 'visit'));
    expect(shown).toMatchObject({ notes: DAMAGED_TEXT, cancelReason: 'Travel' });
  });

  test('of a second factor is an error, not another secret', async () => {
    const { raw, store } = await openSealed();
    const factor = {
      id: patientA.id,
      secret: 'JBSW',
      confirmedAt: null,
      lastStep: 0,
      recoveryHashes: [],
    };
    await store.write((unit) => unit.insert('secondFactors', factor));
    await raw.write((unit) => unit.update('secondFactors', patientA.id, { sealed: 'code.text' }));
    const read = store.read((reads) => reads.get('secondFactors', patientA.id));
    await expect(read).rejects.toThrow(SealError);
  });
});

test('the texts of a conversation share a key, and each visit has its own', async () => {
  const { raw, store } = await openSealed();
  await insertMessages(store, newMessage(1, 'One'), newMessage(2, 'Two'));
  await store.write(async (unit) => {
    await unit.insert('appointments', visit('v1', '10:00', 'pending'));
    await unit.insert('appointments', visit('v2', '10:30', 'pending'));
  });
  const keys = await raw.read((reads) => reads.find('dataKeys'));
  const readers = [CLINIC, patientA.id, doctorA.id].toSorted();
  for (const scope of ['conversations/talk', 'appointments/v1', 'appointments/v2']) {
    const wraps = keys.filter((key) => key.scope === scope);
    expect(wraps.map(({ reader }) => reader).toSorted()).toEqual(readers);
    expect(new Set(wraps.map(({ code }) => code)).size).toBe(1);
  }
  expect(new Set(keys.map(({ code }) => code)).size).toBe(3);
});

test('a data key is removed with its visit, and that of messages with their conversation', async () => {
  const { raw, store } = await openSealed();
  await insertMessages(store, newMessage(1, 'One'), newMessage(2, 'Two'));
  await store.write((unit) => unit.insert('appointments', visit('v1', '10:00', 'pending')));
  await store.write((unit) => unit.remove('messages', 'talk.1'));
  expect(await getMessage(store, 2)).toMatchObject({ textContent: 'Two' });
  await store.write(async (unit) => {
    await unit.remove('messages', 'talk.2');
    await unit.remove('conversations', 'talk');
    await unit.remove('appointments', 'v1');
  });
  expect(await raw.read((reads) => reads.find('dataKeys'))).toEqual([]);
});

test('a record that is replaced while it is read is returned in its new form', async () => {
  const { raw, seal } = await openSealed();
  const facts = (allergies: string) => ({ id: patientB.id, allergies, medicines: '' });
  const writer = new SealedStore(raw, new Seal(seal.ring), noWarning);
  await writer.write((unit) => unit.insert('healthFacts', facts('Dust')));
  let isReplaced = false;
  const slow: Store = {
    write: (work) => raw.write(work),
    read: (work) =>
      raw.read((reads) =>
        work({
          ...reads,
          async get(collection, id) {
            const record = await reads.get(collection, id);
            if (!isReplaced) {
              isReplaced = true;
              await writer.write(async (unit) => {
                await unit.remove('healthFacts', patientB.id);
                await unit.insert('healthFacts', facts('Pollen'));
              });
            }
            return record;
          },
        }),
      ),
  };
  const reader = new SealedStore(slow, new Seal(seal.ring), noWarning);
  const found = await reader.read((reads) => reads.get('healthFacts', patientB.id));
  expect(found).toEqual(facts('Pollen'));
});

describe('master keys:', () => {
  test('another key opens nothing, and the message names the setting', async () => {
    const { raw, store } = await openSealed();
    await insertMessages(store, newMessage(1, 'One'));
    const wrong = new Seal(new KeyRing(later));
    await expect(checkMark(raw, wrong)).rejects.toThrow('encrypted with another DATA_KEY');
    await expect(checkMark(raw, null)).rejects.toThrow('Set DATA_KEY');
    await expect(getMessage(new SealedStore(raw, wrong, noWarning))).rejects.toThrow(SealError);
  });

  test('a previous key still opens what it wrapped', async () => {
    const { raw, store } = await openSealed();
    await insertMessages(store, newMessage(1, 'One'));
    const { store: both, seal } = await openSealed({ raw, keys: [later, master] });
    await insertMessages(both, newMessage(2, 'Two'));
    await expect(checkMark(raw, seal)).resolves.toBeUndefined();
    expect(await getMessage(both, 1)).toMatchObject({ textContent: 'One' });
    const onlyLater = new Seal(new KeyRing(later));
    await expect(checkMark(raw, onlyLater)).rejects.toThrow('Set DATA_KEY_PREVIOUS');
  });

  test('plain data opens without a key', async () => {
    const raw = createMemoryStore(createTestSeed());
    await expect(checkMark(raw, null)).resolves.toBeUndefined();
    await expect(checkMark(raw, new Seal(new KeyRing(master)))).resolves.toBeUndefined();
  });
});

test('nothing is sealed before the data is marked, and everything from then on', async () => {
  const raw = createMemoryStore(createTestSeed());
  const [one, other] = [new Seal(new KeyRing(master)), new Seal(new KeyRing(master))];
  const [store, elsewhere] = [
    new SealedStore(raw, one, noWarning),
    new SealedStore(raw, other, noWarning),
  ];
  await insertMessages(store, newMessage(1, 'Before'));
  expect(await getMessage(raw, 1)).toMatchObject({ textContent: 'Before' });
  await addMark(raw, other);
  await insertMessages(store, newMessage(2, 'After'));
  expect(await getMessage(raw, 2)).toMatchObject({ textContent: '', sealed: expect.any(String) });
  for (const reader of [store, elsewhere]) {
    expect(await getMessage(reader, 1)).toMatchObject({ textContent: 'Before' });
    expect(await getMessage(reader, 2)).toMatchObject({ textContent: 'After' });
  }
});

test('a reader without a copy of the data key can open nothing, and the clinic still can', async () => {
  const { raw, seal, store } = await openSealed();
  await insertMessages(store, newMessage(1, 'One'));
  const scope = 'conversations/talk';
  await raw.write((unit) => unit.remove('dataKeys', toWrapId(scope, patientA.id)));
  const readerKey = seal.ring.deriveReaderKey(patientA.id);
  const message = await getMessage(raw, 1);
  const texts = [message?.sealed?.split('.')[1] ?? ''];
  const wraps = await raw.read((reads) => reads.find('dataKeys', { scope }));
  expect(wraps.map(({ reader }) => reader).toSorted()).toEqual([CLINIC, doctorA.id].toSorted());
  for (const text of [...texts, ...wraps.map(({ wrapped }) => wrapped)]) {
    for (const context of ['messages/talk.1/sealed', ...wraps.map(({ id }) => `dataKeys/${id}`)]) {
      const open = () => decrypt(readerKey, Buffer.from(text, 'base64url'), context);
      expect(open).toThrow(SealError);
    }
  }
  expect(await getMessage(store, 1)).toMatchObject({ textContent: 'One' });
});

test('the check names a plain text among the encrypted ones', async () => {
  const { raw, seal, store } = await openSealed({ raw: createMemoryStore() });
  await insertMessages(store, newMessage(1, 'One'));
  expect(await checkSealed(raw, seal)).toEqual([]);
  await raw.write((unit) =>
    unit.update('messages', 'talk.1', { textContent: 'Two', sealed: undefined }),
  );
  expect(await checkSealed(raw, seal)).toEqual(['messages talk.1 is not encrypted']);
});

test('the check names an encrypted record that has a plain text beside the encrypted ones', async () => {
  const { raw, seal, store } = await openSealed();
  await store.write((unit) => unit.insert('queueBookings', queueBooking));
  expect(await checkSealed(raw, seal)).toEqual([]);
  await raw.write((unit) =>
    unit.update('queueBookings', queueBooking.id, { department: 'Oncology OPD' }),
  );
  expect(await checkSealed(raw, seal)).toEqual(['queueBookings booking is not encrypted']);
});

test('no deleted person gets a copy of a new data key', async () => {
  const { raw, store } = await openSealed();
  await raw.write((unit) => unit.remove('accounts', doctorA.id));
  await insertMessages(store, newMessage(1, 'One'));
  const wraps = await raw.read((reads) => reads.find('dataKeys'));
  expect(wraps.map(({ reader }) => reader).toSorted()).toEqual([CLINIC, patientA.id].toSorted());
});

test('a process that still encrypts with the previous key notes that the data needs it', async () => {
  const { raw, store, seal: former } = await openSealed();
  const { seal } = await openSealed({ raw, keys: [later, master] });
  await keepOnlyMark(raw, seal);
  await insertMessages(store, newMessage(1, 'One'));
  expect(await raw.read(readMark)).toEqual([seal.ring.currentId, former.ring.currentId]);
  await expect(checkMark(raw, new Seal(new KeyRing(later)))).rejects.toThrow('DATA_KEY_PREVIOUS');
  await expect(keepOnlyMark(raw, seal)).rejects.toThrow('still encrypts');
});

test('a write of anything notices the mark', async () => {
  const raw = createMemoryStore(createTestSeed());
  const seal = new Seal(new KeyRing(master));
  const store = new SealedStore(raw, seal, noWarning);
  await addMark(raw, new Seal(seal.ring));
  await store.write((unit) => unit.insert('settings', { id: 'other', value: '1' }));
  expect(seal.isOn).toBe(true);
});

test('answers that no key opens expire as usual', async () => {
  const { raw, store } = await openSealed();
  await store.write((unit) => unit.insert('idempotency', answer));
  const other = new SealedStore(raw, new Seal(new KeyRing(later)), noWarning);
  const expired = await other.read((reads) =>
    reads.findExpired('idempotency', '2027-01-01T00:00:00.000Z', 10),
  );
  expect(expired.map(({ id }) => id)).toEqual([answer.id]);
});

test('a data key in memory is not a piece of a larger buffer', () => {
  const ring = new KeyRing(master);
  const wrap = ring.wrap(randomBytes(32), CLINIC, 'messages/1');
  expect(ring.unwrap(wrap, CLINIC, 'messages/1').buffer.byteLength).toBe(32);
});

test('the options of a write reach the store below', async () => {
  const raw = createMemoryStore();
  const all: (WriteOptions | undefined)[] = [];
  const below: Store = {
    read: (work) => raw.read(work),
    write: (work, options) => {
      all.push(options);
      return raw.write(work);
    },
  };
  const store = new SealedStore(below, new Seal(new KeyRing(master)), noWarning);
  await store.write(async () => undefined, { chainId: patientA.id });
  expect(all).toEqual([{ chainId: patientA.id }]);
});
