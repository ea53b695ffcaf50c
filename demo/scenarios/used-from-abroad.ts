import { addDays, indiaInstant } from '../../src/domain/time/india-time.ts';
import type { Scenario } from './scenario.ts';

const accountId = 'patient-meera-nair';

export const usedFromAbroad: Scenario = {
  title: 'An account used from abroad',
  summary: 'Someone signed in with Meera’s password at night. She locks them out in a minute.',
  proves: 'A patient can lock out a stranger without help.',
  people: { main: accountId },
  time: '07:45',
  seed(seed, today) {
    const createdAt = indiaInstant(addDays(today, -1), '03:12').toISOString();
    const session = {
      id: 'session-from-abroad',
      accountId,
      tokenHash: '',
      previousTokenHash: null,
      rotatedAt: createdAt,
      remember: true,
      createdAt,
      expiresAt: indiaInstant(addDays(today, 6), '03:12').toISOString(),
      device: { browser: 'Opera', system: 'Windows' },
    };
    return { ...seed, sessions: [session] };
  },
  start: '/',
  steps: [
    {
      say: 'At 3 in the morning, someone abroad signed in with Meera’s password. She opens her account.',
      act: (on) => on.go('/user'),
      shows: (on) => on.within('listitem', 'Opera').read(/Opera/),
    },
    {
      say: 'Her devices are listed: Opera on Windows. She logs it out.',
      act: (on) => on.within('listitem', 'Opera').press('button', /Log out/),
      shows: (on) => on.read('Device logged out'),
    },
    {
      say: 'Someone knows her password, so she changes it.',
      note: 'Her own password in the demo is ‘demo1234’. ‘Reset demo’ brings it back.',
      async act(on) {
        await on.fill('Current password', 'demo1234');
        await on.fill('New password', 'monsoon in kochi');
        await on.press('button', 'Change password');
      },
      shows: (on) => on.read('Password changed'),
    },
  ],
};
