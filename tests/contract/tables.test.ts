import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visit } from '../../backend/testing/test-seed.ts';
import { ArrayRows } from '../../backend/store/array-rows.ts';
import { createMswRows } from '../../mocks/store/msw-rows.ts';
import type { AppointmentRecord } from '../../backend/store/records.ts';
import { matches, Tables } from '../../backend/store/tables.ts';
import { BufferedUnitOfWork } from '../../backend/store/unit-of-work.ts';

const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const fields = {
  doctorId: fc.constantFrom('doctor-a', 'doctor-b'),
  patientId: fc.constantFrom('patient-a', 'patient-b', 'patient-c'),
  date: fc.constantFrom('2026-11-24', '2026-11-25'),
  status: fc.constantFrom('pending' as const, 'completed' as const),
};

interface Step {
  id: string;
  does: 'put' | 'remove';
  changes: Partial<AppointmentRecord>;
}

const step: fc.Arbitrary<Step> = fc.record({
  id: ids,
  does: fc.constantFrom('put', 'put', 'remove'),
  changes: fc.record(fields, { requiredKeys: [] }),
});
const work = fc.record({ steps: fc.array(step, { maxLength: 8 }), isKept: fc.boolean() });
const asked = fc.record(
  { ...fields, date: fc.oneof(fields.date, fc.array(fields.date, { maxLength: 3 })) },
  { requiredKeys: [] },
);

const byId = (records: readonly AppointmentRecord[]) =>
  records.toSorted((a, b) => a.id.localeCompare(b.id));

async function doStep(unit: BufferedUnitOfWork, { id, does, changes }: Step): Promise<void> {
  if (does === 'remove') await unit.remove('appointments', id);
  else if (await unit.get('appointments', id)) await unit.update('appointments', id, changes);
  else await unit.insert('appointments', { ...visit(id, '10:00', 'pending'), ...changes });
}

describe.each([
  ["@mswjs/data's rows", () => new Tables(createMswRows())],
  ["json-server's rows", () => new Tables(() => new ArrayRows([]))],
])('%s', (_, createTables) => {
  test('are found by index exactly as by a full scan, after any sequence of changes', () =>
    fc.assert(
      fc.asyncProperty(fc.array(work), fc.array(asked, { minLength: 4 }), async (works, wheres) => {
        const tables = createTables();
        const kept = new Map<string, AppointmentRecord>();
        const expectSame = (found: Tables) => {
          for (const where of wheres) {
            const walked = [...kept.values()].filter((record) => matches(record, where));
            expect(byId(found.find('appointments', where))).toEqual(byId(walked));
          }
        };
        for (const { steps, isKept } of works) {
          const unit = new BufferedUnitOfWork(tables);
          for (const each of steps) await doStep(unit, each);
          if (isKept) {
            tables.apply(unit.operations());
            for (const { id } of steps) kept.delete(id);
            for (const record of await unit.find('appointments')) kept.set(record.id, record);
          }
          expectSame(tables);
        }
        const reloaded = createTables();
        reloaded.apply(tables.all());
        expectSame(reloaded);
        tables.clear();
        kept.clear();
        expectSame(tables);
      }),
    ));

  test('are found within a unit of work with its own uncommitted changes applied', () =>
    fc.assert(
      fc.asyncProperty(work, work, asked, async (before, now, where) => {
        const tables = createTables();
        const first = new BufferedUnitOfWork(tables);
        for (const each of before.steps) await doStep(first, each);
        tables.apply(first.operations());
        const unit = new BufferedUnitOfWork(tables);
        for (const each of now.steps) await doStep(unit, each);
        const walked = (await unit.find('appointments')).filter((one) => matches(one, where));
        expect(byId(await unit.find('appointments', where))).toEqual(byId(walked));
      }),
    ));
});
