import { setApiConfig } from '../http/config.ts';
import { vi } from 'vitest';
import { appointmentEndpoints } from '../../contract/appointments.ts';
import type { User } from '../../contract/auth.ts';
import type { call } from '../http/client.ts';
import { fakeLocks } from './fake-locks.ts';
import { fakeStorage } from './fake-storage.ts';

export const asha: User = { id: 'asha', name: 'Asha Verma', role: 'patient', profilePicture: null };

export const answer = (status: number, body: unknown) => Response.json(body, { status });
export const refused = (status: number, code: string) =>
  answer(status, { success: false, message: `It says ${code}.`, code });
export const offlineResponse = () => Promise.reject(new TypeError('Failed to fetch'));

export class FakeServer {
  goodToken = 'token-2';
  refreshes = 0;
  refresh: () => Response | Promise<Response> = () =>
    answer(200, { success: true, user: asha, accessToken: this.goodToken });
  appointments: (token: string) => Response | Promise<Response> = (token) =>
    token === this.goodToken ? answer(200, []) : refused(403, 'token-expired');
  sentRequests: { path: string; init: RequestInit }[] = [];

  fetch = async (url: string, init: RequestInit) => {
    const path = url.replace('https://api.example', '');
    this.sentRequests.push({ path, init });
    // Send all parallel requests before the first response.
    await Promise.resolve();
    if (path.endsWith('/refresh-token')) {
      this.refreshes += 1;
      return this.refresh();
    }
    const token = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? '';
    return this.appointments(token);
  };
}

export function enterBrowser(): FakeServer {
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  const server = new FakeServer();
  vi.stubGlobal('fetch', server.fetch);
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return server;
}

export function resetFakeBrowser(): void {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
}

export const createListResponse = (send: typeof call) =>
  send(appointmentEndpoints.listAppointments, { params: { id: asha.id } });
