import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { parseFaults } from '../../backend/faults/faults.ts';
import {
  nextScenario,
  type ScenarioName,
  scenarioNames,
  scenarios,
} from '../../demo/scenarios/all-scenarios.ts';
import type { Actor, Device } from '../../demo/scenarios/actor.ts';
import { listKinds, listSides } from '../../demo/link/devices.ts';
import { setupOf } from '../../demo/link/stage-link.ts';
import { HELPER } from '../../demo/scenarios/stage-people.ts';
import type { Scenario } from '../../demo/scenarios/scenario.ts';
import { createSeed } from '../../backend/seed/seed.ts';
import { databaseOperations, seedOperations } from '../../backend/store/operations.ts';
import { readStoredData } from '../../backend/store/stored-data.ts';
import { SCHEMA_VERSION } from '../../backend/store/migrations.ts';
import { matchPage } from '../../src/app/routing/match-page.ts';
import { timeOfDay } from '../../src/contract/common.ts';
import { holdsSlot } from '../../src/domain/appointments/appointment-status.ts';
import { offeredTimes } from '../../src/domain/booking/slots.ts';
import { addDays } from '../../src/domain/time/india-time.ts';
import { routes } from '../../src/pages/routes.ts';

const flows = readFileSync('stories/flows/Scenarios.stories.tsx', 'utf8');
const storyNames = parseSync('Scenarios.stories.tsx', flows)
  .module.staticExports.flatMap(({ entries }) => entries)
  .flatMap(({ exportName: { kind, name } }) => (kind === 'Name' ? [name] : []));

/** Does nothing, and says what it is asked to do. */
function recordCalls(onCall: (call: string) => void, prefix = ''): Actor {
  const record = (call: string) => async () => onCall(prefix + call);
  const look = (call: string) => () => Promise.reject(new Error(`A step looks with ${call}`));
  const device: Device = {
    press: record('press'),
    fill: record('fill'),
    choose: record('choose'),
    seeGone: record('seeGone'),
    go: record('go'),
    see: look('see'),
    seePage: look('seePage'),
    read: look('read'),
    within: () => device,
  };
  return {
    ...device,
    get other() {
      return recordCalls(onCall, 'other.');
    },
    jump: record('jump'),
    setNetwork: record('setNetwork'),
    makeWell: record('makeWell'),
    answer: record('answer'),
  };
}

/** Each day of the week, and the end of a month. */
const days = Array.from({ length: 8 }, (_, index) => addDays('2026-11-24', index));

it('each scenario is a flow of Storybook', () => {
  const exported = scenarioNames.map((name) =>
    name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  );
  expect(storyNames).toEqual(exported);
});

it('‘Next scenario’ goes through all scenarios once, from the first visit to the last', () => {
  const talk: ScenarioName[] = [];
  for (let name: ScenarioName | null = 'first-visit'; name; name = nextScenario(name)) {
    talk.push(name);
  }
  expect(talk).toEqual(scenarioNames);
});

describe.each(scenarioNames)('the scenario %s', (name) => {
  const scenario: Scenario = scenarios[name];
  const {
    title,
    summary,
    proves,
    people,
    time,
    faults,
    start,
    steps,
    seed = (same) => same,
  } = scenario;

  it('has a name for links, and plain words for the audience', () => {
    expect(name).toMatch(/^[a-z]+(-[a-z0-9]+)*$/);
    expect(title).not.toMatch(/[.:]$/);
    expect(summary).toMatch(/\.$/);
    expect(proves).toMatch(/^[A-Z][^.]*\.$/);
    expect(proves.split(/\s+/).length).toBeLessThanOrEqual(20);
    expect(steps.length).toBeGreaterThanOrEqual(3);
    for (const { say } of steps) {
      expect(say).toMatch(/[.!?]$/);
      expect(say.split(/\s+/).length).toBeLessThanOrEqual(40);
    }
    const said = steps.map(({ say }) => say);
    expect(new Set(said).size).toBe(said.length);
  });

  it('starts at a page of the app, at a time of the day', () => {
    const table = Object.values(routes).map(({ path }) => ({ path }));
    expect(matchPage(table, start)).not.toBeNull();
    if (time !== undefined) expect(timeOfDay.parse(time)).toBe(time);
  });

  it('has two devices on the stage only if both people do or see something', async () => {
    const calls: string[] = [];
    for (const { act } of steps) await act(recordCalls((call) => calls.push(call)));
    const usesOther = calls.some((call) => /^other|^answer/.test(call));
    const { left, right, devices } = setupOf(name);
    expect(listSides(devices).length === 2).toBe(usesOther || scenario.otherStart !== undefined);
    expect(people.other === undefined).toBe(listKinds(devices).right === null);
    const kinds = listKinds(devices);
    if (left.startsWith('doctor')) expect(kinds.left).toBe('laptop');
    if (right.startsWith('doctor')) expect(kinds.right).toBe('laptop');
  });

  it('sets faults that exist', () => {
    expect(faults === undefined ? [] : parseFaults(faults).problems).toEqual([]);
  });

  // The seed's own tests try each day.
  const startDays = scenario.seed ? days : days.slice(0, 1);

  it.each(startDays)('has sound data, and visits that could have been booked, from %s', (today) => {
    const data = seed(createSeed(today), today);
    const operations = seedOperations(data);
    const collections: Record<string, unknown[]> = {};
    for (const { collection, record } of operations) (collections[collection] ??= []).push(record);
    const { database, damaged } = readStoredData({ version: SCHEMA_VERSION, collections });
    expect(damaged).toEqual([]);
    expect(databaseOperations(database)).toHaveLength(operations.length);
    const { appointments, doctors, accounts, sharings } = data;
    const ids = new Set(accounts.map(({ id }) => id));
    for (const id of [people.main, people.other])
      if (id && id !== HELPER) expect(ids).toContain(id);
    const shared = new Set(sharings.map(({ id }) => id));
    const taken: string[] = [];
    for (const { id, doctorId, patientId, date, time, status } of appointments) {
      const doctor = doctors.find((known) => known.id === doctorId);
      expect(doctor && offeredTimes(doctor, date)).toContain(time);
      expect(ids).toContain(patientId);
      expect(shared).toContain(id);
      if (holdsSlot(status))
        taken.push(`${doctorId} ${date} ${time}`, `${patientId} ${date} ${time}`);
    }
    expect(new Set(taken).size).toBe(taken.length);
  });
});
