import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setApiConfig } from '../../api/http/config.ts';
import type { User } from '../../contract/auth.ts';
import { NOTICE_VERSION, requiredPurposes } from '../../domain/privacy/notice.ts';
import { load, queryClient, useLoadable } from '../core/query-client.ts';
import { currentToasts, resetToasts } from '../core/toasts.ts';
import { clearLocalSession } from '../session/log-out.ts';
import { resetSession, startSession } from '../session/session.ts';
import {
  consentQuery,
  currentConsentForm,
  resetConsent,
  saveConsent,
  sendPendingConsent,
} from './consent.ts';
import { currentLocationChoice, noteLocationUse } from './location-choice.ts';
import { isConsentPending, storePendingConsent } from './pending-consent.ts';

const meera: User = { id: 'meera', name: 'Meera Nair', role: 'patient', profilePicture: null };
const required = requiredPurposes('patient');
const at = '2026-11-20T04:00:00.000Z';

let bodies: { version: string; purposes: string[] }[];
let history: object[];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  bodies = [];
  history = [];
  answer = () => Response.json({ history });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (init.method === 'PUT' && typeof init.body === 'string') {
      const body = JSON.parse(init.body);
      bodies.push(body);
      history = [...history, { ...body, at }];
    }
    return answer();
  });
  setApiConfig({ apiUrl: '', geocoderUrl: '', ready: Promise.resolve() });
  startSession(meera, 'token');
});

afterEach(() => {
  vi.unstubAllGlobals();
  resetSession();
  resetToasts();
  resetConsent();
  queryClient.clear();
  localStorage.clear();
});

const refuse = (status: number, code: string) => () =>
  Response.json({ success: false, message: 'No.', code }, { status });

it('the consent of the sign-up form is sent until the server has stored it', async () => {
  storePendingConsent(meera.id);
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await sendPendingConsent(meera);
  expect(isConsentPending(meera.id)).toBe(true);
  answer = () => Response.json({ history });
  await sendPendingConsent(meera);
  await sendPendingConsent(meera);
  expect(isConsentPending(meera.id)).toBe(false);
  expect(bodies).toHaveLength(2);
  expect(bodies.at(-1)).toEqual({ version: NOTICE_VERSION, purposes: required });
  const { result } = renderHook(() => useLoadable(consentQuery));
  expect(result.current).toMatchObject({ status: 'ready' });
});

it('an API without consents is not asked again', async () => {
  storePendingConsent(meera.id);
  answer = refuse(404, 'not-found');
  await sendPendingConsent(meera);
  expect(isConsentPending(meera.id)).toBe(false);
});

it('logging out removes a consent that was not sent', async () => {
  storePendingConsent(meera.id);
  await clearLocalSession({ status: 'guest', hasEnded: false });
  expect(isConsentPending(meera.id)).toBe(false);
});

it('the first use of the location adds it to the consent, and later uses do not', async () => {
  history = [{ version: NOTICE_VERSION, purposes: required, at }];
  await load(consentQuery);
  expect(currentLocationChoice()).toBe('open');
  await noteLocationUse();
  await noteLocationUse();
  expect(bodies).toEqual([{ version: NOTICE_VERSION, purposes: [...required, 'location'] }]);
  expect(currentLocationChoice()).toBe('given');
});

it('a withdrawn location is known at once, and using the location does not add it again', async () => {
  history = [{ version: NOTICE_VERSION, purposes: [...required, 'location'], at }];
  await load(consentQuery);
  expect(await saveConsent(required)).toBe(true);
  expect(currentLocationChoice()).toBe('withdrawn');
  expect(currentToasts().map(({ message }) => message)).toEqual(['Your choice is saved']);
  await noteLocationUse();
  expect(bodies).toHaveLength(1);
});

it('a choice that is not saved shows the reason', async () => {
  answer = refuse(429, 'too-many-requests');
  expect(await saveConsent(required)).toBe(false);
  expect(currentConsentForm().error).toBe('No.');
  expect(currentLocationChoice()).toBe('unknown');
});
