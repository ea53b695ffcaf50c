import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AuditedRead, hashEntry, nextEntry, toEntryId, toLink } from './audit-chain.ts';
import { type AuditTrail, type Chains, verifyTrail } from './audit-trail.ts';
import type { AuditChainRecord, AuditEntryRecord } from './records.ts';

const patients = ['patient-a', 'patient-b', 'patient|c'];

const anyRead: fc.Arbitrary<AuditedRead> = fc.record(
  {
    patientId: fc.constantFrom(...patients),
    readAt: fc
      .date({ min: new Date(0), max: new Date('2030-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    readerId: fc.constantFrom('doctor-a', 'doctor-b'),
    readerName: fc.string({ unit: 'grapheme' }),
    readerRole: fc.constantFrom('doctor', 'patient'),
    kind: fc.constantFrom('records', 'health-facts', 'file'),
    items: fc.array(fc.string({ maxLength: 5 }), { minLength: 1, maxLength: 3 }),
    appointmentId: fc.string({ minLength: 1, maxLength: 5 }),
  },
  {
    requiredKeys: ['patientId', 'readAt', 'readerId', 'readerName', 'readerRole', 'kind', 'items'],
  },
);

const anyReads = fc.array(anyRead, { minLength: 1, maxLength: 12 });

interface Stored {
  entries: AuditEntryRecord[];
  chains: Map<string, AuditChainRecord>;
}

async function store(reads: readonly AuditedRead[]): Promise<Stored> {
  const entries: AuditEntryRecord[] = [];
  const chains = new Map<string, AuditChainRecord>();
  for (const read of reads) {
    const entry = await nextEntry(chains.get(read.patientId), read);
    entries.push(entry);
    const { position: length, hash } = entry;
    chains.set(read.patientId, { id: read.patientId, length, hash, expiresAt: entry.readAt });
  }
  return { entries, chains };
}

async function findProblems(
  { entries, chains }: Stored,
  saved: Chains = new Map(),
  now = new Date(0),
): Promise<string[]> {
  const sorted = entries.toSorted((a, b) =>
    a.patientId === b.patientId ? a.position - b.position : a.patientId < b.patientId ? -1 : 1,
  );
  const trail: AuditTrail = {
    chains,
    invalidChains: [],
    async *entries() {
      yield* sorted;
    },
  };
  const problems: string[] = [];
  for await (const problem of verifyTrail(trail, saved, now)) problems.push(problem);
  return problems;
}

const another = <T>(value: T, values: readonly T[]) => values.find((one) => one !== value) ?? value;

const changes: ((entry: AuditEntryRecord) => Partial<AuditEntryRecord>)[] = [
  ({ id }) => ({ id: `${id}0` }),
  ({ patientId }) => ({ patientId: another(patientId, patients) }),
  ({ position }) => ({ position: position + 1 }),
  ({ readAt }) => ({ readAt: new Date(Date.parse(readAt) + 1).toISOString() }),
  ({ readerId }) => ({ readerId: `${readerId}2` }),
  ({ readerName }) => ({ readerName: `${readerName} ` }),
  ({ readerRole }) => ({ readerRole: another(readerRole, ['doctor', 'patient']) }),
  ({ kind }) => ({ kind: another(kind, ['records', 'file']) }),
  ({ items }) => ({ items: items.slice(1) }),
  ({ items }) => ({ items: [items.join('')], readerName: 'x' }),
  ({ appointmentId }) => ({ appointmentId: appointmentId === undefined ? 'visit' : undefined }),
  ({ previousHash }) => ({ previousHash: `${previousHash}0` }),
  ({ hash }) => ({ hash: hash.slice(1) }),
];

test('an unchanged trail is whole, also when compared with each earlier head', async () => {
  const property = fc.asyncProperty(anyReads, fc.nat(12), async (reads, count) => {
    const stored = await store(reads);
    expect(await findProblems(stored)).toEqual([]);
    expect(await findProblems(stored, (await store(reads.slice(0, count))).chains)).toEqual([]);
  });
  await fc.assert(property);
});

test('a change of any field of any entry is found', async () => {
  const property = fc.asyncProperty(
    anyReads,
    fc.nat(),
    fc.constantFrom(...changes),
    async (reads, index, change) => {
      const { entries, chains } = await store(reads);
      const entry = entries[index % entries.length];
      if (!entry) return;
      const changed = { ...entry, ...change(entry) };
      fc.pre(JSON.stringify(changed) !== JSON.stringify(entry));
      const others = entries.filter((other) => other !== entry);
      expect(await findProblems({ entries: [...others, changed], chains })).not.toEqual([]);
      const rehashed = { ...changed, hash: await hashEntry(changed) };
      if (rehashed.hash === entry.hash) return;
      expect(await findProblems({ entries: [...others, rehashed], chains })).not.toEqual([]);
    },
  );
  await fc.assert(property);
});

test('missing entries are found, even the last ones or all entries of a patient', async () => {
  const property = fc.asyncProperty(anyReads, fc.func(fc.boolean()), async (reads, isRemoved) => {
    const { entries, chains } = await store(reads);
    const kept = entries.filter(({ id }) => !isRemoved(id));
    fc.pre(kept.length < entries.length);
    expect(await findProblems({ entries: kept, chains })).not.toEqual([]);
  });
  await fc.assert(property);
});

test('two entries that changed places are found', async () => {
  const property = fc.asyncProperty(anyReads, fc.nat(), async (reads, turn) => {
    const own = reads.map((read) => ({ ...read, patientId: 'patient-a' }));
    const { entries, chains } = await store(own);
    const index = turn % entries.length;
    const [one, two] = [entries[index], entries[index + 1]];
    fc.pre(two !== undefined);
    if (!one || !two) return;
    const swapped = entries.toSpliced(
      index,
      2,
      { ...two, id: one.id, position: one.position },
      { ...one, id: two.id, position: two.position },
    );
    expect(await findProblems({ entries: swapped, chains })).not.toEqual([]);
  });
  await fc.assert(property);
});

test('an inserted entry is found', async () => {
  const property = fc.asyncProperty(anyReads, anyRead, fc.nat(), async (reads, read, turn) => {
    const { entries, chains } = await store(reads);
    const before = entries[turn % entries.length];
    if (!before) return;
    const { patientId, position } = before;
    const later = entries.map((entry) =>
      entry.patientId === patientId && entry.position > position
        ? { ...entry, id: toEntryId(patientId, entry.position + 1), position: entry.position + 1 }
        : entry,
    );
    const chain = { id: patientId, length: position, hash: before.hash };
    const inserted = await nextEntry(chain, { ...read, patientId });
    expect(await findProblems({ entries: [...later, inserted], chains })).not.toEqual([]);
  });
  await fc.assert(property);
});

test('a saved head reveals a trail that was completely rewritten', async () => {
  const property = fc.asyncProperty(anyReads, anyReads, fc.nat(), async (reads, more, turn) => {
    const { chains: saved } = await store(reads);
    const index = turn % reads.length;
    const rewritten = reads.map((read, place) =>
      place === index ? { ...read, readerId: 'someone-else' } : read,
    );
    const stored = await store([...rewritten, ...more]);
    expect(await findProblems(stored)).toEqual([]);
    expect(await findProblems(stored, saved)).not.toEqual([]);
  });
  await fc.assert(property);
});

const read: AuditedRead = {
  patientId: 'patient-a',
  readAt: '2026-11-23T04:00:00.000Z',
  readerId: 'doctor-a',
  readerName: 'Dr. Charu Menon',
  readerRole: 'doctor',
  kind: 'records',
  items: ['record'],
  appointmentId: 'visit',
};

test.each<[string, (stored: Stored) => Stored, string]>([
  [
    'an entry between others',
    ({ entries, chains }) => ({ entries: entries.toSpliced(1, 1), chains }),
    'entry 2 is missing',
  ],
  [
    'the last entry',
    ({ entries, chains }) => ({ entries: entries.slice(0, -1), chains }),
    'entry 3 is missing',
  ],
  [
    'the head',
    ({ entries }) => ({ entries, chains: new Map() }),
    "the chain's head is missing, but 3 entries are there",
  ],
  ['all entries', ({ chains }) => ({ entries: [], chains }), 'entry 1 is missing'],
])('the problem is named when %s is missing', async (_what, tamper, problem) => {
  const tampered = tamper(await store([read, read, read]));
  expect(await findProblems(tampered)).toEqual([`patient patient-a: ${problem}`]);
});

test('the saved heads reveal a head that went back and a missing one', async () => {
  const { chains: saved } = await store([read, read, read]);
  expect(await findProblems(await store([read, read]), saved)).toEqual([
    'patient patient-a: the head went back from 3 to 2',
  ]);
  expect(await findProblems(await store([]), saved)).toEqual([
    'patient patient-a: all 3 saved entries are missing',
  ]);
});

/** As retention leaves it after the removal of the first entries. */
async function withoutFirst({ entries, chains }: Stored, count: number): Promise<Stored> {
  const last = entries[count - 1];
  const chain = chains.get('patient-a');
  if (!last || !chain) throw new Error('There are too few entries');
  const begun = { ...chain, lastRemoved: await toLink(last) };
  return { entries: entries.slice(count), chains: new Map([['patient-a', begun]]) };
}

const beforeEnd = new Date('2029-11-23T18:29:59.999Z');
const atEnd = new Date('2029-11-23T18:30:00.000Z');

test.each([1, 2, 3])(
  'a trail without its first %i entries is whole after their period',
  async (count) => {
    const stored = await store([read, read, read]);
    const { chains: saved } = stored;
    const begun = await withoutFirst(stored, count);
    expect(await findProblems(begun, saved, atEnd)).toEqual([]);
    expect(await findProblems(begun, saved, beforeEnd)).toEqual([
      `patient patient-a: entry ${count} was removed too early`,
    ]);
  },
);

test('a removal with another time of the last removed entry is found', async () => {
  const stored = await store([read, read, read]);
  for (const count of [1, 2, 3]) {
    const { entries, chains } = await withoutFirst(stored, count);
    const forged = [...chains.values()].map(({ lastRemoved, ...chain }) => ({
      ...chain,
      ...(lastRemoved && { lastRemoved: { ...lastRemoved, readAt: '2020-01-01T00:00:00.000Z' } }),
    }));
    const tampered = { entries, chains: new Map(forged.map((chain) => [chain.id, chain])) };
    expect(await findProblems(tampered, stored.chains, beforeEnd)).toHaveLength(1);
    expect(await findProblems(tampered, new Map(), beforeEnd)).toHaveLength(1);
  }
});

test('a removal of entries after the saved head is found', async () => {
  const { chains: saved } = await store([read]);
  const begun = await withoutFirst(await store([read, read, read]), 2);
  expect(await findProblems(begun, saved, atEnd)).toEqual([
    'patient patient-a: entry 2 was removed too early',
  ]);
});

test('the stored form of an entry has the same hash in each release', async () => {
  expect((await nextEntry(undefined, read)).hash).toBe(
    'p3TMpxebopfJ1sm9c-KVulWwUGN58IhLxHs_MIwpJV0',
  );
});
