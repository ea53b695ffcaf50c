import { factory, primaryKey } from '@mswjs/data';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { systemClock } from '../../../backend/core/clock.ts';
import { BrowserFiles } from '../../../mocks/browser-files.ts';
import { withoutAttemptIds } from '../../../backend/handlers/core/attempt-transport.ts';
import {
  defaultPrivacy,
  defaultQuotas,
  noCallServers,
} from '../../../backend/handlers/core/backend.ts';
import { createHandlers } from '../../../backend/create-handlers.ts';
import { browserPasswords } from '../../../backend/handlers/core/passwords.ts';
import { Realtime } from '../../../backend/realtime/realtime.ts';
import { createSeed } from '../../../backend/seed/seed.ts';
import { tabSessions } from '../../../mocks/session-tab.ts';
import { BrowserStore } from '../../../mocks/store/browser-store.ts';
import type { SeedData } from '../../../backend/store/records.ts';
import { DEFAULT_SHARING_DAYS } from '../../../src/domain/records/sharing.ts';
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
  return createHandlers({
    store,
    files: new BrowserFiles(indexedDB),
    realtime: new Realtime({ store, clock: systemClock, baseUrl: API_URL }),
    clock: systemClock,
    baseUrl: API_URL,
    geocoderUrl: `${API_URL}/geocoder`,
    sessions: tabSessions({ storage: sessionStorage, locks }),
    attempts: withoutAttemptIds,
    addressOf: () => 'bench',
    requiresSecondFactor: false,
    outbox: { append: () => {}, send: () => {} },
    acceptsReports: false,
    signingKeys: [],
    webhookSecrets: [],
    doctorWebhookSecrets: [],
    passwords: browserPasswords(),
    limits: { passwordIterations: 210_000, ...defaultQuotas },
    sharingDays: DEFAULT_SHARING_DAYS,
    isTooCommon: () => false,
    privacy: defaultPrivacy,
    callServers: noCallServers,
  });
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
