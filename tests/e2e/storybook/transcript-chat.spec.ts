import { expect } from '@playwright/test';
import type { ChatMessage } from '../../../src/domain/conversation.ts';
import { chatMessage, thread } from '../../../stories/fixtures/conversations.ts';
import { ananya } from '../../../stories/fixtures/partners.ts';
import { openAlone, test } from '../support/library.ts';
import { ScreenReader } from '../support/screen-reader.ts';
import { giveProps } from '../support/stories.ts';

const story = 'screens-messagesscreen--a-thread-beside-the-inbox';

/** The conversation of the story with other messages. */
const conversation = (data: readonly ChatMessage[]) => ({
  thread: {
    partnerId: ananya.id,
    partner: ananya,
    messages: { status: 'ready', data },
    older: 'none',
    firstUnreadSeq: null,
    connection: 'connected',
    draft: { text: '', file: null },
    fileError: null,
    bookHref: '#book',
  },
});

const before = chatMessage({ seq: 0, day: '2026-11-20', text: 'See you tomorrow.' });
const question = { seq: 8, isOwn: true, time: '09:50', text: 'May I swim again?' };
const answer = chatMessage({ seq: 9, time: '09:52', text: 'From Wednesday on, yes.' });

test('a person who listens reads a conversation and hears what is new', async ({
  page,
  library,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAlone(page, library, story);
  const reader = await ScreenReader.start(page);

  expect(await reader.readAll()).toEqual([
    'main',
    'heading, Messages, level 1',
    'region, Conversation with Dr. Ananya Krishnan',
    'link, Back to messages',
    'heading, Dr. Ananya Krishnan, level 2',
    'Doctor',
    'link, Book Appointment',
    'log, Dr. Ananya Krishnan',
    'Today',
    'article',
    'You:',
    'Good morning doctor. My chest feels tight when I climb stairs.',
    '9:31 am',
    'image, Read',
    'article',
    'You:',
    'button, Download ECG-12-Nov.pdf, PDF, 240 KB',
    '9:32 am',
    'image, Read',
    'article',
    'Dr. Ananya Krishnan:',
    'Good morning Meera. Does it also happen at rest, or only on the stairs?',
    '9:36 am',
    'article',
    'You:',
    'Only on the stairs. It goes away in five minutes.',
    '9:38 am',
    'image, Delivered',
    'article',
    'Dr. Ananya Krishnan:',
    'Good to know. Let us do a check-up on Wednesday. Please bring your last ECG report.',
    '9:42 am',
    'article',
    'You:',
    'Sure, I have booked 10:30.',
    '9:44 am',
    'image, Sent',
    'article',
    'You:',
    'Should I skip breakfast?',
    '9:44 am',
    'image, Pending',
    'end of log, Dr. Ananya Krishnan',
    'group, New message',
    'button, Attach a file',
    'textbox, Message to Dr. Ananya Krishnan, placeholder Write a message',
    'button, Send, Write a message or attach a file, disabled',
    'end of group, New message',
    'end of region, Conversation with Dr. Ananya Krishnan',
  ]);

  const box = page.getByRole('textbox', { name: /^Message to/ });
  expect(await reader.during(() => box.focus())).toEqual([
    'textbox, Message to Dr. Ananya Krishnan, placeholder Write a message',
  ]);
  expect(await reader.during(() => page.keyboard.press('Enter'))).toEqual([
    'polite: Write a message or attach a file',
  ]);

  const show = (words: string, messages: readonly ChatMessage[]) => async () => {
    await giveProps(page, story, conversation(messages));
    await expect(page.getByText(words)).toBeAttached();
  };
  const sent = [...thread, chatMessage(question)];
  expect(await reader.during(show(question.text, sent))).toEqual([
    'polite: You:, May I swim again?, 9:50 am',
  ]);

  // How far it has come is told once it rests there; the sign beside it stays silent.
  const delivered = [...thread, chatMessage({ ...question, status: 'delivered' })];
  expect(await reader.during(show('Your message was delivered.', delivered))).toEqual([
    'polite: Your message was delivered.',
  ]);

  const answered = [...delivered, answer];
  expect(await reader.during(show(answer.text, answered))).toEqual([
    'polite: Dr. Ananya Krishnan:, From Wednesday on, yes., 9:52 am',
  ]);

  // Older messages come without a word, and can be read in their place.
  expect(await reader.during(show(before.text, [before, ...answered]))).toEqual([]);
  expect((await reader.readAll()).slice(8, 13)).toEqual([
    'Yesterday',
    'article',
    'Dr. Ananya Krishnan:',
    'See you tomorrow.',
    '9:00 am',
  ]);
});
