import type { Scenario } from './scenario.ts';

export const firstVisit: Scenario = {
  title: 'First visit',
  summary: 'Meera finds a heart doctor near her, and books without a phone call.',
  people: { main: null, other: 'doctor-ananya-krishnan' },
  time: '09:10',
  start: '/',
  steps: [
    {
      say: 'Meera’s chest feels tight on the stairs. She looks for a heart doctor in Bengaluru. To look, nobody needs an account.',
      note: 'The search also understands what people say, such as ‘chest pain’.',
      act: (on) => on.go('/search?query=cardio&location=Bengaluru'),
      shows: (on) => on.seePage('Doctors in Bengaluru'),
    },
    {
      say: 'She chooses Dr. Krishnan, and reads about her: languages, fees, what other patients say, and her entry in the register of doctors.',
      act: (on) => on.press('link', 'Dr. Ananya Krishnan'),
      shows: (on) => on.seePage('Dr. Ananya Krishnan'),
    },
    {
      say: 'Now she wants to book. For that she needs an account.',
      act: (on) => on.press('link', /^Book Appointment/),
      shows: (on) => on.seePage('Login'),
    },
    {
      say: 'Meera has one. She signs in, and is back where she was.',
      note: 'The demo’s accounts are one tap. In the product she types her number and password.',
      act: (on) => on.press('button', /^Sign in as Meera Nair/),
      shows: (on) => on.seePage('Book an appointment'),
    },
    {
      say: 'She takes the first free time of the next day, and writes what worries her. Only the doctor reads it.',
      async act(on) {
        await on.press('radio', /^\w+, \d+ \w+$/);
        await on.press('radio', /available$/);
        await on.fill('Notes for the doctor, optional', 'My chest feels tight on the stairs.');
      },
      shows: (on) => on.see('radio', /available$/, { checked: true }),
    },
    {
      say: 'One press, and the request is with the doctor. Nothing is paid before the visit.',
      act: (on) => on.press('button', /^Confirm/),
      shows: (on) => on.seePage('Appointment Pending'),
    },
    {
      say: 'Her list shows the request as pending until Dr. Krishnan answers.',
      act: (on) => on.press('link', 'View appointments'),
      shows: (on) => on.within('listitem', 'Dr. Ananya Krishnan').read('Pending'),
    },
  ],
};
