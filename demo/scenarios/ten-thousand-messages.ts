import { conversationRecords } from '../../backend/seed/conversation-seed.ts';
import type { MessageSeed } from '../../backend/seed/conversation-seed.ts';
import type { Scenario } from './scenario.ts';

/** Of the seed's conversation between the two. */
const NUMBER = 1;

const COUNT = 10_000;

/** Days ago. Not on the first page of messages. */
const TRIP = 40;

/** One reading and one answer on each day, for almost fourteen years. */
function diary(): MessageSeed[] {
  return Array.from({ length: COUNT }, (_, index) => {
    const daysAgo = Math.floor((COUNT - index - 1) / 2) + 1;
    const systolic = 118 + (daysAgo % 17);
    if (daysAgo === TRIP && index % 2 === 0) {
      return { by: 'patient', daysAgo, time: '07:30', text: 'Hot at the sea in Cherai. 121/80.' };
    }
    return index % 2 === 0
      ? {
          by: 'patient',
          daysAgo,
          time: '07:30',
          text: `Blood pressure ${systolic}/${systolic - 40}`,
        }
      : {
          by: 'doctor',
          daysAgo,
          time: '09:10',
          text: systolic > 130 ? 'Please rest, and measure again at night.' : 'Good. Keep it up.',
        };
  });
}

export const tenThousandMessages: Scenario = {
  title: '10,000 messages',
  summary: 'Almost fourteen years of one conversation open as fast as three messages.',
  proves: 'CareSetu stays fast after years of use.',
  people: { main: 'patient-meera-nair' },
  time: '12:00',
  seed(seed, today) {
    const { conversation, messages } = conversationRecords(
      { number: NUMBER, doctor: 'ananya-krishnan', patient: 'meera-nair', messages: diary() },
      today,
    );
    const isOther = ({ id }: { id: string }) => id !== conversation.id;
    return {
      ...seed,
      conversations: [...seed.conversations.filter(isOther), conversation],
      messages: [
        ...seed.messages.filter((one) => one.conversationId !== conversation.id),
        ...messages,
      ],
    };
  },
  start: '/messages',
  steps: [
    {
      say: 'Meera and Dr. Krishnan have written to each other for years. The conversation opens at the latest message.',
      act: (on) => on.press('link', /Dr\. Ananya Krishnan/),
      shows: (on) => on.see('log', 'Dr. Ananya Krishnan'),
    },
    {
      say: 'What was her reading on the trip to Cherai? Earlier messages load fifty at a time.',
      act: (on) => on.press('button', 'Show earlier messages'),
      shows: (on) => on.within('article', 'Cherai').read(/Cherai/),
    },
    {
      say: 'She writes today’s reading, and it is sent at once.',
      async act(on) {
        await on.fill(/^Message to/, 'Blood pressure 119/78. That is 10,001.');
        await on.press('button', 'Send');
      },
      shows: (on) => on.within('article', '10,001').see('img', /^(?:Sent|Delivered|Read)$/),
    },
  ],
};
