import type { ConversationSeed } from '../conversation-seed.ts';

export const conversationsOfOtherPatients: ConversationSeed[] = [
  {
    number: 3,
    doctor: 'harpreet-singh-gill',
    patient: 'arjun-rao',
    messages: [
      {
        by: 'doctor',
        daysAgo: 3,
        time: '17:15',
        text: 'Hello Arjun. I have seen your request for the shoulder. Can you lift the arm above your head?',
      },
      { by: 'patient', daysAgo: 3, time: '17:48', text: 'Only halfway, then it hurts.' },
      {
        by: 'doctor',
        daysAgo: 3,
        time: '17:55',
        text: 'Then please rest it until I have seen you, and put ice on it in the evening.',
      },
      {
        by: 'patient',
        daysAgo: 1,
        time: '17:40',
        text: 'It is better with the ice. Should I bring my old X-ray?',
        isUnread: true,
      },
    ],
  },
  {
    number: 4,
    doctor: 'ananya-krishnan',
    patient: 'joseph-dsouza',
    messages: [
      {
        by: 'doctor',
        daysAgo: 4,
        time: '11:20',
        text: 'Good morning Joseph. How are the walks going?',
      },
      {
        by: 'patient',
        daysAgo: 2,
        time: '07:50',
        text: 'Half an hour today, without any pain.',
        isUnread: true,
      },
      {
        by: 'patient',
        daysAgo: 2,
        time: '07:52',
        text: 'May I start to swim again?',
        isUnread: true,
      },
    ],
  },
];
