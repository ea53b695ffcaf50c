import { afterEach, describe, expect, it, vi } from 'vitest';
import { getTakenSlots } from './doctors.ts';
import { setApiConfig } from './http/config.ts';

setApiConfig({ apiUrl: 'https://api.test', geocoderUrl: '', ready: Promise.resolve() });

function answer(status: number, body: unknown): void {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
}

afterEach(() => vi.unstubAllGlobals());

describe('getTakenSlots()', () => {
  it('returns the taken times from the server', async () => {
    answer(200, { date: '2026-11-23', taken: ['09:30'] });
    expect(await getTakenSlots('doctor-1', '2026-11-23')).toEqual({
      date: '2026-11-23',
      taken: ['09:30'],
    });
  });

  it('returns no taken times if the API has no such endpoint', async () => {
    answer(404, { message: 'Cannot GET /api/doctors/doctor-1/slots' });
    expect(await getTakenSlots('doctor-1', '2026-11-23')).toEqual({
      date: '2026-11-23',
      taken: [],
    });
  });

  it('rejects if the request fails', async () => {
    answer(500, {});
    await expect(getTakenSlots('doctor-1', '2026-11-23')).rejects.toMatchObject({ status: 500 });
  });
});
