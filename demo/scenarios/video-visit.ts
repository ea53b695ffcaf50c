import type { Scenario } from './scenario.ts';

export const videoVisit: Scenario = {
  title: 'A video visit',
  summary: 'Arjun meets Dr. Krishnan from home, in the browser, with the camera of his phone.',
  proves: 'A video visit needs only a browser, and no one records it.',
  people: { main: 'patient-arjun-rao', other: 'doctor-ananya-krishnan' },
  time: '10:50',
  start: '/appointments?status=scheduled',
  steps: [
    {
      say: 'Arjun’s visit is at 11. The doctor has arrived early, and his list shows it.',
      note: 'The demo plays the doctor, and the strip says so. On the stage, both of you can be real.',
      act: (on) => on.answer('join'),
      shows: (on) => on.read('Dr. Krishnan is waiting'),
    },
    {
      say: 'He opens the room. It shows who he will meet, her registration number, and how his data is used.',
      act: (on) => on.press('link', /^Join Call/),
      shows: (on) => on.seePage('Video visit with Dr. Ananya Krishnan'),
    },
    {
      say: 'He tests his camera and microphone first. No one can see him yet.',
      note: 'The browser asks for permission. Without a camera he would be heard, but not seen.',
      act: (on) => on.press('button', 'Check camera and microphone'),
      shows: (on) => on.read('Your devices are ready.'),
    },
    {
      say: 'He consents and joins. The call is encrypted, goes directly between the two browsers, and isn’t recorded.',
      async act(on) {
        await on.press('checkbox', /./);
        await on.press('button', 'Join call');
      },
      shows: (on) => on.read('In the call for less than a minute'),
    },
    {
      say: 'A dog barks. He mutes himself, and the doctor can see that.',
      act: (on) => on.press('button', 'Mute'),
      shows: (on) => on.see('button', 'Unmute'),
    },
    {
      say: 'They hang up. The page says what comes next: the doctor’s notes will be in his records.',
      act: (on) => on.press('button', 'Hang up'),
      shows: (on) => on.seePage('The call has ended'),
    },
  ],
};
