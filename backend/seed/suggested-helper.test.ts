import { expect, it } from 'vitest';
import { weekday } from '../../src/contract/doctors.ts';
import {
  suggestedHelper,
  weeklyMinutes,
  listWorkdays,
} from '../../src/domain/queue/freelancer-choice.ts';
import { freelancerRecord } from './freelancer-seed.ts';
import { freelancers } from './freelancers/all-freelancers.ts';

it('the helper suggested in the demo works daily from 07:00 to 21:00', () => {
  const helper = suggestedHelper(freelancers.map((seed) => freelancerRecord(seed, '2026-11-21')));
  expect(helper?.id).toBe('freelancer-ramesh-pawar');
  expect(listWorkdays(helper?.availability ?? [])).toEqual(weekday.options);
  expect(weeklyMinutes(helper?.availability ?? [])).toBe(7 * 14 * 60);
});
