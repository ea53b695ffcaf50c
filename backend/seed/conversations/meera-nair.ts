import type { ConversationSeed } from '../conversation-seed.ts';
import { ecgReport } from '../seed-files.ts';

const patient = 'meera-nair';

export const conversationsOfMeeraNair: ConversationSeed[] = [
  {
    number: 1,
    doctor: 'ananya-krishnan',
    patient,
    messages: [
      {
        by: 'patient',
        daysAgo: 9,
        time: '18:05',
        text: 'Good evening doctor. May I take the tablet at night instead of in the morning?',
      },
      {
        by: 'doctor',
        daysAgo: 9,
        time: '18:20',
        text: 'Yes, at night is fine. Keep to the same hour every day.',
      },
      { by: 'patient', daysAgo: 9, time: '18:22', text: 'Thank you, doctor.' },
      {
        by: 'patient',
        daysAgo: 1,
        time: '10:31',
        text: 'Good morning doctor. My chest feels tight when I climb stairs.',
      },
      { by: 'patient', daysAgo: 1, time: '10:32', text: '', file: ecgReport },
      {
        by: 'doctor',
        daysAgo: 1,
        time: '10:36',
        text: 'Good morning Meera. Does it also happen at rest, or only on the stairs?',
      },
      {
        by: 'patient',
        daysAgo: 1,
        time: '10:38',
        text: 'Only on the stairs. It goes away in five minutes.',
      },
      {
        by: 'doctor',
        daysAgo: 1,
        time: '10:42',
        text: 'Good to know. Let us do a check-up at your next visit. Please bring your last ECG report.',
        isUnread: true,
      },
    ],
  },
  {
    number: 2,
    doctor: 'lalita-deshpande',
    patient,
    messages: [
      {
        by: 'patient',
        daysAgo: 2,
        time: '20:40',
        text: 'Doctor, my daughter has a little fever since the injection. 38.1 in the evening.',
      },
      {
        by: 'doctor',
        daysAgo: 2,
        time: '21:02',
        text: 'That is common for a day or two. Let her drink plenty, and write to me if it rises above 39.',
      },
      {
        by: 'patient',
        daysAgo: 1,
        time: '09:15',
        text: 'Thank you, doctor. Fever is down and she is playing again.',
      },
    ],
  },
];
