import type { Scenario } from './scenario.ts';

export const firstVisit: Scenario = {
  title: 'First visit',
  summary:
    'Meera finds a heart doctor near her and books without a phone call. The doctor accepts.',
  proves: 'A patient can book without a phone call, and sees the doctor’s reply at once.',
  people: { main: null, other: 'doctor-ananya-krishnan' },
  time: '09:10',
  start: '/',
  steps: [
    {
      say: 'Meera feels a tightness in her chest when she climbs stairs. She searches for a heart doctor in Bengaluru. She doesn’t need an account to look.',
      note: 'The search also understands what people say, such as ‘chest pain’.',
      act: (on) => on.go('/search?query=cardio&location=Bengaluru'),
      shows: (on) => on.seePage('Doctors in Bengaluru'),
    },
    {
      say: 'She opens Dr. Krishnan’s profile: languages, fees, patient reviews and her medical registration.',
      act: (on) => on.press('link', 'Dr. Ananya Krishnan'),
      shows: (on) => on.seePage('Dr. Ananya Krishnan'),
    },
    {
      say: 'To book, she needs an account.',
      act: (on) => on.press('link', /^Book Appointment/),
      shows: (on) => on.seePage('Login'),
    },
    {
      say: 'She already has one. She signs in and returns to the booking page.',
      note: 'The demo’s accounts are one tap. In the product she types her number and password.',
      act: (on) => on.press('button', /^Sign in as Meera Nair/),
      shows: (on) => on.seePage('Book an appointment'),
    },
    {
      say: 'She picks the first free time of the next day with free times, and writes what worries her. Only the doctor can read it.',
      async act(on) {
        await on.press('radio', /^\w+, \d+ \w+, .+ free$/);
        await on.press('radio', /available$/);
        await on.fill('Notes for the doctor, optional', 'My chest feels tight on the stairs.');
      },
      shows: (on) => on.see('radio', /available$/, { checked: true }),
    },
    {
      say: 'One tap sends the request. She pays at the visit, not before.',
      act: (on) => on.press('button', /^Confirm/),
      shows: (on) => on.seePage('Appointment Pending'),
    },
    {
      say: 'It stays ‘Pending’ until Dr. Krishnan replies. She accepts, and Meera’s page changes to ‘Scheduled’ at once.',
      note: 'In one tab, the demo plays the doctor. On the stage, she accepts on her own laptop.',
      act: (on) => on.answer('accept'),
      shows: (on) => on.seePage('Appointment Scheduled'),
    },
  ],
};
