import { expect, it } from 'vitest';
import { formatAsked, formatNext, formatOffer, formatPrevious } from './follow-up-words.ts';
import { OTHER_DAY } from './follow-up.ts';
import { emptyVisitDraft, visitNotesForm } from './visit-draft.ts';

const time = { date: '2026-12-14', time: '10:00' };
const none = { times: [], opensOn: null, moreOn: null };

it.each([
  [
    'free times',
    { ...none, times: [time] },
    'These times are free now. They are not held for you.',
  ],
  [
    'a day that cannot be booked yet',
    { ...none, opensOn: '2026-12-16' },
    'You can choose a time from Wed 16 Dec.',
  ],
  [
    'a week of which days open later',
    { ...none, moreOn: '2026-12-01' },
    'No time near that day is free yet. More times open on Tue 1 Dec.',
  ],
  ['a full week', none, 'No time near that day is free.'],
])('words for %s', (_, times, words) => {
  expect(formatOffer(times)).toBe(words);
});

it.each([
  ['pending', 'Follow-up requested for Mon 14 Dec'],
  ['scheduled', 'Follow-up on Mon 14 Dec'],
  ['completed', 'Followed up on Mon 14 Dec'],
  ['cancelled', 'The follow-up on Mon 14 Dec was cancelled'],
] as const)('the link to a %s follow-up', (status, words) => {
  expect(formatNext({ date: '2026-12-14', status })).toBe(words);
});

it('the link to the earlier visit names whose visit it was', () => {
  expect(formatPrevious(time, 'patient')).toBe('Follow-up of your visit on Mon 14 Dec');
  expect(formatPrevious(time, 'doctor')).toBe('Follow-up of the visit on Mon 14 Dec');
});

it('the doctor reads the answer without blame', () => {
  const patient = { id: 'meera', name: 'Meera Nair', profilePicture: null };
  const words = (['open', 'declined', 'ended'] as const).map((state) =>
    formatAsked({ patient }, time, state),
  );
  expect(words).toEqual([
    'You asked Meera to come again around Mon 14 Dec. No answer yet.',
    'Meera answered ‘No thanks’ to a follow-up around Mon 14 Dec.',
    'Meera did not answer about a follow-up around Mon 14 Dec.',
  ]);
});

it('a visit is not completed with another day that was not chosen', () => {
  const draft = { ...emptyVisitDraft, diagnosis: 'Cold', followUpDate: OTHER_DAY };
  const { error } = visitNotesForm.safeParse(draft);
  expect(error?.issues).toMatchObject([{ path: ['followUpDate'] }]);
  const chosen = visitNotesForm.parse({ ...draft, followUpDate: '2026-12-14' });
  expect(chosen).toEqual({ diagnosis: 'Cold', prescription: '', notes: '' });
});
