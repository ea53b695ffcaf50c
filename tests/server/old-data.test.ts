import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { accounts } from '../../backend/seed/accounts.ts';
import { registrations } from '../../backend/seed/doctors/registrations.ts';
import { createSeed } from '../../backend/seed/seed.ts';
import { isPractising } from '../../src/domain/doctors/verification.ts';
import { openFileStore } from '../../server/store/file/file-store.ts';
import { SCHEMA_VERSION } from '../../backend/store/migrations.ts';
import { collectionNames } from '../../backend/store/records.ts';

const folderOfFiles = fileURLToPath(new URL('./old-data/', import.meta.url));

interface StoredRecord {
  id: string;
}

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caresetu-old-data-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const unpack = async (name: string) => gunzipSync(await readFile(join(folderOfFiles, name)));

function replay(file: string, journal: string): Map<string, Map<string, StoredRecord>> {
  const stored: Record<string, StoredRecord[]> = JSON.parse(file);
  const collections = new Map(
    Object.entries(stored).map(([name, records]) => [
      name,
      new Map(records.map((record) => [record.id, record])),
    ]),
  );
  for (const line of journal.trim().split('\n').slice(1)) {
    const changes: { collection: string; id: string; record: StoredRecord | null }[] =
      JSON.parse(line);
    for (const { collection, id, record } of changes) {
      const records = collections.get(collection) ?? new Map<string, StoredRecord>();
      collections.set(collection, records);
      if (record) records.set(id, record);
      else records.delete(id);
    }
  }
  return collections;
}

describe.each(['e9e04cc', '5bfcbaa', 'd225198', '49a18ac', 'f5af899'])(
  'data left behind by a killed server of commit %s',
  (commit) => {
    test('is loaded with all records from the data file and the journal', async () => {
      const path = join(folder, 'caresetu.json');
      const file = await unpack(`${commit}.json.gz`);
      const journal = await unpack(`${commit}.json.journal.gz`);
      await writeFile(path, file);
      await writeFile(`${path}.journal`, journal);
      const warn = vi.fn<(message: string) => void>();
      const store = await openFileStore({
        path,
        createSeed: () => createSeed('2026-11-23'),
        demoAccountIds: accounts.map(({ id }) => id),
        warn,
      });
      onTestFinished(() => store.close());

      const written = replay(file.toString(), journal.toString());
      expect(JSON.stringify([...(written.get('appointments')?.values() ?? [])])).toContain(
        'Booked in round 1',
      );
      for (const name of collectionNames) {
        const before = [...(written.get(name)?.values() ?? [])].sort(byId);
        const now = (await store.read((reads) => reads.find(name))).sort(byId);
        if (written.has(name)) expect(now).toMatchObject(before);
        if (written.has(name)) expect(now).toHaveLength(before.length);
      }
      expect(warn.mock.calls).toEqual([[expect.stringContaining(`${path}.version-1`)]]);
      expect(await readFile(`${path}.version-1`)).toEqual(file);
      expect(await readFile(`${path}.version-1.journal`)).toEqual(journal);
      expect(await readFile(path, 'utf8')).toContain(`"version": ${SCHEMA_VERSION}`);
      expect((await store.read((reads) => reads.find('hospitals'))).length).toBeGreaterThan(0);
      const doctors = await store.read((reads) => reads.find('doctors'));
      const specialties = new Map(doctors.map(({ id, specialty }) => [id, specialty]));
      for (const record of await store.read((reads) => reads.find('medicalRecords'))) {
        expect(record.specialty).toBe(specialties.get(record.doctorId));
      }
      for (const doctor of doctors) {
        const registration = registrations.get(doctor.id);
        expect(doctor.registration).toEqual(registration);
        expect(isPractising(doctor, '2026-11-23')).toBe(registration !== undefined);
      }
    });
  },
);

function byId(a: StoredRecord, b: StoredRecord): number {
  return a.id.localeCompare(b.id);
}
