import type { Scenario } from './scenario.ts';

export const offlineConversation: Scenario = {
  title: 'A conversation that goes offline',
  summary: 'The train enters a tunnel. What Meera writes there arrives afterwards, once.',
  people: { main: 'patient-meera-nair', other: 'doctor-ananya-krishnan' },
  time: '18:20',
  start: '/messages',
  steps: [
    {
      say: 'Meera is on the train home. She opens her conversation with Dr. Krishnan.',
      act: (on) => on.press('link', /Dr\. Ananya Krishnan/),
      shows: (on) => on.see('log', 'Dr. Ananya Krishnan'),
    },
    {
      say: 'The train enters a tunnel. The page says that it is offline, and that messages will follow.',
      act: async (on) => on.setNetwork('offline'),
      shows: (on) => on.read(/We will send your messages when you are back online/),
    },
    {
      say: 'She writes all the same. The clock at the message says that it waits. It would survive a reload too.',
      async act(on) {
        await on.fill(/^Message to/, 'I walked for half an hour today, without pain.');
        await on.press('button', 'Send');
      },
      shows: (on) => on.within('article', 'without pain').see('img', 'Pending'),
    },
    {
      say: 'Light at the end of the tunnel: the message goes out by itself. One tick means that the server has it.',
      act: async (on) => on.makeWell(),
      shows: (on) => on.within('article', 'without pain').see('img', /^(?:Sent|Delivered|Read)$/),
    },
  ],
};
