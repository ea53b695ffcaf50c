import { factory, primaryKey } from '@mswjs/data';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { systemClock } from '../../../backend/core/clock.ts';
import { BrowserFiles } from '../../../mocks/browser-files.ts';
import { createHandlers } from '../../../backend/create-handlers.ts';
import { createBackend } from '../../../backend/create-backend.ts';
import { createSeed } from '../../../backend/seed/seed.ts';
import { tabSessions } from '../../../mocks/session-tab.ts';
import { BrowserStore } from '../../../mocks/store/browser-store.ts';
import type { SeedData } from '../../../backend/store/records.ts';
import { dateInIndia } from '../../../src/domain/time/india-time.ts';
import { createDoctors, createVisits } from './data.ts';

export type BackendName = 'empty' | 'demo' | 'plain';

/** 'demo' is the demo data without extra records. */
export type Contents = 'demo' | 'doctors' | 'visits';

export const API_URL = location.origin;

export async function handlersOf(
  name: BackendName,
  contents: Contents,
  size: number,
): Promise<HttpHandler[]> {
  if (name === 'empty') return [http.get('*/api/doctors/:id', () => Response.json({}))];
  return name === 'plain' ? plainHandlers(size) : demoHandlers(contents, size);
}

function plainHandlers(size: number): HttpHandler[] {
  const database = factory({ doctor: { id: primaryKey(String), record: Object } });
  for (const record of createDoctors(size)) {
    database.doctor.create({ id: record.id, record });
  }
  return [
    http.get('*/api/doctors/:id', ({ params }) => {
      const doctor = database.doctor.findFirst({ where: { id: { equals: String(params['id']) } } });
      return doctor ? HttpResponse.json(doctor.record) : new HttpResponse(null, { status: 404 });
    }),
  ];
}

async function demoHandlers(contents: Contents, size: number): Promise<HttpHandler[]> {
  const { locks } = navigator;
  const store = await BrowserStore.open({
    indexedDB,
    locks,
    today: () => dateInIndia(systemClock.now()),
    seed: (today) => seedOf(contents, size, today),
    confirmReplace: async () => {},
  });
  const backend = createBackend({
    store,
    files: new BrowserFiles(indexedDB),
    baseUrl: API_URL,
    sessions: tabSessions({ storage: sessionStorage, locks }),
    addressOf: () => 'bench',
  });
  return createHandlers(backend);
}

function seedOf(contents: Contents, size: number, today: string): SeedData {
  const seed = createSeed(today);
  if (contents === 'demo') return seed;
  if (contents === 'doctors') return { ...seed, doctors: createDoctors(size) };
  const [{ id: patientId } = { id: '' }] = seed.accounts.filter(({ role }) => role === 'patient');
  const appointments = createVisits(size).map((visit) =>
    visit.patientId === 'patient-0' ? { ...visit, patientId } : visit,
  );
  return { ...seed, appointments };
}
