import { expect, it } from 'vitest';
import { callText } from './call-text.ts';

const doctor = {
  id: 'doctor-1',
  name: 'Ananya Krishnan',
  specialty: 'Cardiology',
  profilePicture: null,
};

it.each([
  ['scheduled', '9876543210', 'Dr. Krishnan will call you on 98765 43210 at 10:00 am.'],
  ['scheduled', null, 'Dr. Krishnan will call you at 10:00 am.'],
  [
    'pending',
    '9876543210',
    'If Dr. Krishnan accepts, they will call you on 98765 43210 at 10:00 am.',
  ],
  ['pending', null, 'If Dr. Krishnan accepts, they will call you at 10:00 am.'],
] as const)('a %s visit with the number %s', (status, phone, text) => {
  expect(callText({ doctor, time: '10:00', status }, phone, '12h')).toBe(text);
});
