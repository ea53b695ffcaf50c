import type { Scenario } from './scenario.ts';

/** The app opens the signed-in doctor's. */
const OWN_DASHBOARD = '/doctor/dashboard/own';

export const newDoctor: Scenario = {
  title: 'A doctor’s first day',
  summary: 'A new doctor signs up, gets verified, and appears in search the same day.',
  proves: 'Only doctors with a checked registration can be found.',
  people: { main: null, other: 'patient-meera-nair' },
  devices: 'laptop-phone',
  time: '09:00',
  start: '/signup',
  steps: [
    {
      say: 'Dr. Sana Mirza signs up with her mobile number.',
      async act(on) {
        await on.press('radio', 'Doctor');
        await on.fill('Full name', 'Dr. Sana Mirza');
        await on.fill('Mobile number', '9000054321');
        await on.fill('Password', 'sunflower');
        await on.press('checkbox', /./);
        await on.press('button', 'Get OTP');
      },
      shows: (on) => on.see('button', 'Verify OTP'),
    },
    {
      say: 'A code arrives on her phone.',
      note: 'The demo phone shows each text message. ‘Fill in the code’ is the demo’s.',
      async act(on) {
        await on.press('button', 'Fill in the code');
        await on.press('button', 'Verify OTP');
      },
      shows: (on) => on.seePage('Connecting You to Better Health'),
    },
    {
      say: 'Her dashboard lists what is missing before patients can find her, starting with her registration.',
      act: (on) => on.go(OWN_DASHBOARD),
      shows: (on) => on.see('link', 'Add your registration'),
    },
    {
      say: 'She enters her medical council registration number.',
      async act(on) {
        await on.press('link', 'Add your registration');
        await on.fill(/Registration number/, 'DMC 48213');
        await on.fill(/Year of registration/, '2019');
        await on.fill('Medical council', 'Delhi');
        await on.press('option', 'Delhi Medical Council');
        await on.press('button', 'Send for verification');
      },
      shows: (on) => on.see('region', 'Your registration is being verified'),
    },
    {
      say: 'While that is checked, she adds her specialty and experience.',
      async act(on) {
        await on.fill('Specialty', 'Cardiology');
        await on.fill('Years of experience', '7');
        await on.press('button', 'Save profile');
      },
      shows: (on) => on.read('Profile saved'),
    },
    {
      say: 'She sets her hours. Patients can’t see her yet.',
      async act(on) {
        await on.go(OWN_DASHBOARD);
        await on.press('button', 'Set your hours');
        await on.press('button', 'Add hours, Monday');
        await on.press('button', 'Save schedule');
      },
      shows: (on) => on.read(/am to \d/),
    },
    {
      say: 'The back office checks her number and approves her. Patients can find her at once.',
      note: 'In the product, people of the operator do this in their own system.',
      async act(on) {
        await on.press('button', 'Accept this doctor');
        await on.seeGone('button', 'Accept this doctor');
        await on.other.go('/search?query=Sana+Mirza');
      },
      shows: (on) => on.other.see('link', 'Dr. Sana Mirza'),
    },
  ],
};
