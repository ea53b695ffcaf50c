import type { Scenario } from './scenario.ts';

export const videoVisit: Scenario = {
  title: 'A video visit',
  summary: 'Arjun meets Dr. Krishnan from home, in the browser, with the camera of his phone.',
  people: { main: 'patient-arjun-rao', other: 'doctor-ananya-krishnan' },
  time: '10:50',
  start: '/appointments?status=scheduled',
  steps: [
    {
      say: 'Arjun’s visit is at 11. His list says so, and that the doctor is there already.',
      note: 'The demo plays the doctor, and the strip says so. On the stage, both of you can be real.',
      act: (on) => on.answer('join'),
      shows: (on) => on.read('Dr. Krishnan is waiting'),
    },
    {
      say: 'He opens the room. It shows whom he meets, with her registration number, and what happens with his data.',
      act: (on) => on.press('link', /^Join Call/),
      shows: (on) => on.seePage('Video visit with Dr. Ananya Krishnan'),
    },
    {
      say: 'First he checks camera and microphone. Nobody sees him yet.',
      note: 'The browser asks for permission. Without a camera he would be heard, but not seen.',
      act: (on) => on.press('button', 'Check camera and microphone'),
      shows: (on) => on.read('Your devices are ready.'),
    },
    {
      say: 'He agrees to a visit by video, and joins. The call goes from browser to browser, encrypted, and is not recorded.',
      async act(on) {
        await on.press('checkbox', /./);
        await on.press('button', 'Join call');
      },
      shows: (on) => on.read('Less than a minute'),
    },
    {
      say: 'A dog barks. He mutes himself, and the doctor sees that he did.',
      act: (on) => on.press('button', 'Mute'),
      shows: (on) => on.see('button', 'Unmute'),
    },
    {
      say: 'They say goodbye. The page says what happens next: the notes come to his records.',
      act: (on) => on.press('button', 'Hang up'),
      shows: (on) => on.seePage('The call has ended'),
    },
  ],
};
