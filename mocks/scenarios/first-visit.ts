import type { Scenario } from './scenario.ts';

export const firstVisit: Scenario = {
  title: 'First visit',
  summary: 'Meera finds a heart doctor near her, and books without a phone call.',
  people: { main: null, other: 'doctor-ananya-krishnan' },
  time: '09:10',
  start: '/',
  steps: [
    {
      say: 'Meera climbs the stairs, and her chest feels tight. She looks for a heart doctor in Bengaluru. No account is needed to look.',
      note: 'The search also understands symptoms, such as ‘chest pain’.',
      async act(on) {
        await on.go('/search?query=cardio&location=Bengaluru');
      },
      shows: (on) => on.see('heading', 'Doctors in Bengaluru'),
    },
    {
      say: 'Every doctor here is in the register of a medical council. Dr. Krishnan has an opening soon, so Meera reads her profile.',
      act: (on) => on.press('link', 'Dr. Ananya Krishnan'),
      shows: (on) => on.see('heading', 'Dr. Ananya Krishnan'),
    },
  ],
};
