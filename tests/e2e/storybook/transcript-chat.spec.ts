import { expect, type Page } from '@playwright/test';
import type { ChatMessage } from '../../../src/domain/messages/conversation.ts';
import { chatMessage, thread } from '../../../stories/fixtures/conversations.ts';
import { ananya } from '../../../stories/fixtures/partners.ts';
import { openAlone, test } from '../support/library.ts';
import { ScreenReader } from '../support/screen-reader.ts';
import { setArgs } from '../support/stories.ts';

const write = (page: Page, text: string) =>
  page.evaluate(
    (words) =>
      Reflect.get(window, 'storyBackend').write(
        'doctor-ananya-krishnan',
        'patient-meera-nair',
        words,
      ),
    text,
  );

test('a screen reader user asks a doctor a question and hears the reply', async ({
  page,
  library,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAlone(page, library, 'pages-patient--messages', 'a11y.manual:!true');
  const reader = await ScreenReader.start(page);

  expect(await reader.readMain()).toEqual([
    'main',
    'heading, Messages, level 1',
    'region, Conversation with Dr. Ananya Krishnan',
    'link, Back to messages',
    'heading, Dr. Ananya Krishnan, level 2',
    'Cardiology · Reg. no. KMC 61347',
    'link, Book Appointment',
    'button, Conversation options, not expanded, has popup menu',
    'log, Dr. Ananya Krishnan',
    'Thu 12 Nov',
    'article',
    'You:',
    'Good evening doctor. May I take the tablet at night instead of in the morning?',
    '6:05 pm',
    'image, Read',
    'article',
    'Dr. Ananya Krishnan:',
    'Yes, at night is fine. Keep to the same hour every day.',
    '6:20 pm',
    'article',
    'You:',
    'Thank you, doctor.',
    '6:22 pm',
    'image, Read',
    'Yesterday',
    'article',
    'You:',
    'Good morning doctor. My chest feels tight when I climb stairs.',
    '10:31 am',
    'image, Read',
    'article',
    'You:',
    'button, Download ECG-report.pdf, PDF, 891 bytes',
    '10:32 am',
    'image, Read',
    'article',
    'Dr. Ananya Krishnan:',
    'Good morning Meera. Does it also happen at rest, or only on the stairs?',
    '10:36 am',
    'article',
    'You:',
    'Only on the stairs. It goes away in five minutes.',
    '10:38 am',
    'image, Read',
    'Unread',
    'article',
    'Dr. Ananya Krishnan:',
    'Good to know. Let us do a check-up at your next visit. Please bring your last ECG report.',
    '10:42 am',
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
  const message = (text: string) => page.getByRole('article').filter({ hasText: text });
  expect(await reader.during(() => page.keyboard.type('May I swim again?'))).toEqual([]);
  expect(
    await reader.during(async () => {
      await page.keyboard.press('Enter');
      await expect(message('May I swim again?').getByRole('img', { name: 'Sent' })).toBeVisible();
    }),
  ).toEqual(['polite: Today', 'polite: You:, May I swim again?, 10:00 am']);
  expect(
    await reader.during(async () => {
      await write(page, 'From Wednesday on, yes.');
      await expect(message('From Wednesday on, yes.')).toBeVisible();
    }),
  ).toEqual(['polite: Dr. Ananya Krishnan:, From Wednesday on, yes., 10:00 am']);
  const reading = await reader.readMain();
  const end = reading.indexOf('end of log, Dr. Ananya Krishnan');
  expect(reading.slice(end - 9, end)).toEqual([
    'article',
    'You:',
    'May I swim again?',
    '10:00 am',
    'image, Sent',
    'article',
    'Dr. Ananya Krishnan:',
    'From Wednesday on, yes.',
    '10:00 am',
  ]);
});

const story = 'screens-messages-messagesscreen--a-thread-beside-the-inbox';

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
    safety: { dialog: null, isSubmitting: false, isReported: false, error: null },
  },
});

test("a message's status change is announced once, and older messages are not announced", async ({
  page,
  library,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAlone(page, library, story, 'a11y.manual:!true');
  const reader = await ScreenReader.start(page);
  await reader.readAll();
  const back = page.getByRole('link', { name: 'Back to messages' });
  expect(await reader.during(() => back.focus())).toEqual(['link, Back to messages']);
  const show = (words: string, messages: readonly ChatMessage[]) => async () => {
    await setArgs(page, story, conversation(messages));
    await expect(page.getByText(words)).toBeAttached();
  };
  const question = { seq: 8, isOwn: true, time: '09:50', text: 'May I swim again?' };
  const sent = [...thread, chatMessage(question)];
  expect(await reader.during(show(question.text, sent))).toEqual([
    'polite: You:, May I swim again?, 9:50 am',
  ]);
  const delivered = [...thread, chatMessage({ ...question, status: 'delivered' })];
  expect(await reader.during(show('Your message was delivered.', delivered))).toEqual([
    'polite: Your message was delivered.',
  ]);
  const before = chatMessage({ seq: 0, day: '2026-11-20', text: 'See you tomorrow.' });
  expect(await reader.during(show(before.text, [before, ...delivered]))).toEqual([]);
  const all = await reader.readAll();
  const yesterday = all.indexOf('Yesterday');
  expect(all.slice(yesterday, yesterday + 5)).toEqual([
    'Yesterday',
    'article',
    'Dr. Ananya Krishnan:',
    'See you tomorrow.',
    '9:00 am',
  ]);
});
