import type { Scenario } from './scenario.ts';

export const offlineConversation: Scenario = {
  title: 'A conversation that goes offline',
  summary: 'A train goes into a tunnel. The message Meera writes there is sent later, once.',
  proves: 'A message written without a network is not lost, and is sent once.',
  people: { main: 'patient-meera-nair', other: 'doctor-ananya-krishnan' },
  time: '18:20',
  start: '/messages',
  otherStart: '/messages/patient-meera-nair',
  steps: [
    {
      say: 'Meera is on the train home. She opens her conversation with Dr. Krishnan.',
      act: (on) => on.press('link', /Dr\. Ananya Krishnan/),
      shows: (on) => on.see('log', 'Dr. Ananya Krishnan'),
    },
    {
      say: 'The train enters a tunnel. The page says that she is offline and that her messages will be sent later.',
      act: async (on) => on.setNetwork('offline'),
      shows: (on) => on.read(/We will send your messages when you are back online/),
    },
    {
      say: 'She writes anyway. A clock icon shows that the message is waiting. It would survive a reload.',
      async act(on) {
        await on.fill(/^Message to/, 'I walked for half an hour today, without pain.');
        await on.press('button', 'Send');
      },
      shows: (on) => on.within('article', 'without pain').see('img', 'Pending'),
    },
    {
      say: 'Back online, the message is sent automatically, once. Ticks show that it has reached the server, and then the doctor.',
      note: 'On the stage, it appears on Dr. Krishnan’s laptop.',
      act: async (on) => on.makeWell(),
      shows: (on) => on.within('article', 'without pain').see('img', /^(?:Sent|Delivered|Read)$/),
    },
  ],
};
