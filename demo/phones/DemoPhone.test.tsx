import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { SmsRecord } from '../../backend/store/records.ts';
import { toReply } from '../../mocks/demo-outbox.ts';
import { DemoPhone } from './DemoPhone.tsx';

const noReply = async () => undefined;

const sms = (id: string, code: string, sentAt: string) => ({
  id,
  phone: '9845021763',
  text: `Your CareSetu code is ${code}. It is valid for 10 minutes.`,
  sentAt,
});
const messages = [
  sms('4', '407112', '2026-11-21T04:40:00.000Z'),
  sms('3', '982230', '2026-11-21T04:31:00.000Z'),
  sms('2', '115340', '2026-11-21T03:10:00.000Z'),
  sms('1', '660071', '2026-11-20T18:29:00.000Z'),
];

it('DemoPhone shows the three latest codes, each with its time in India and its phone number', () => {
  render(<DemoPhone messages={messages} onReply={noReply} />);
  const phone = screen.getByRole('region', { name: 'Demo phone' });
  const shown = within(phone).getAllByRole('listitem');
  expect(shown.map((item) => /\d{6}/.exec(item.textContent)?.[0])).toEqual([
    '407112',
    '982230',
    '115340',
  ]);
  expect(shown[0]).toHaveTextContent('10:10 am to +91 98450 21763');
});

it('DemoPhone shows a hint while there are no messages', () => {
  render(<DemoPhone messages={[]} onReply={noReply} />);
  expect(screen.getByText(/appear here/)).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('DemoPhone scrolls into view for each new code if the page has an input for codes', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const page = (shown: typeof messages, hasBoxes: boolean) => (
    <>
      {hasBoxes && <input autoComplete="one-time-code" />}
      <DemoPhone messages={shown} onReply={noReply} />
    </>
  );
  const { rerender } = render(page(messages.slice(1), false));
  expect(scroll).not.toHaveBeenCalled();
  rerender(page(messages.slice(1), true));
  await vi.waitFor(() => expect(scroll).toHaveBeenCalledTimes(1));
  expect(scroll.mock.contexts[0]).toBe(screen.getByRole('region', { name: 'Demo phone' }));
  rerender(page(messages.slice(1), true));
  expect(scroll).toHaveBeenCalledTimes(1);
  rerender(page(messages, true));
  expect(scroll).toHaveBeenCalledTimes(2);
  scroll.mockRestore();
});

it('DemoPhone offers to fill in only the newest code', () => {
  render(<DemoPhone messages={messages} onReply={noReply} />);
  const [newest] = screen.getAllByRole('listitem');
  expect(screen.getAllByRole('button', { name: 'Fill in the code' })).toEqual([
    within(newest ?? document.body).getByRole('button'),
  ]);
});

const reminder = {
  id: '5',
  phone: '9845021763',
  text: 'Your visit with Dr. Ananya Krishnan is tomorrow. CareSetu',
  sentAt: '2026-11-21T05:00:00.000Z',
};
const reply = toReply({ phone: '9845021763', text: 'STOP' }, '2026-11-21T05:01:00.000Z');

it.each([
  ['offers to reply STOP to a notice', [reminder], 1],
  ['offers it beside a code, which stays first', [reminder, ...messages], 1],
  ['offers it once, for the newest of two notices', [{ ...reminder, id: '6' }, reminder], 1],
  ['offers it for a notice after a reply', [{ ...reminder, id: '6' }, reply, reminder], 1],
  ['does not offer it for a code', messages, 0],
  ['does not offer it for a notice before a code', [...messages, reminder], 0],
  ['does not offer it twice', [reply, reminder], 0],
])('DemoPhone %s', (_, shown: SmsRecord[], count) => {
  render(<DemoPhone messages={shown} onReply={noReply} />);
  expect(screen.queryAllByRole('button', { name: 'Reply STOP' })).toHaveLength(count);
});

it('DemoPhone replies from the number of the notice, and keeps the focus when the button is gone', async () => {
  const onReply = vi.fn<(sms: object) => Promise<void>>(noReply);
  const { rerender } = render(<DemoPhone messages={[reminder]} onReply={onReply} />);
  const button = screen.getByRole('button', { name: 'Reply STOP' });
  expect(button).toHaveAccessibleDescription('Stops updates by SMS. Codes still come.');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onReply).toHaveBeenCalledExactlyOnceWith({ phone: '9845021763', text: 'STOP' });
  rerender(<DemoPhone messages={[reply, reminder]} onReply={onReply} />);
  const [own] = screen.getAllByRole('listitem');
  expect(own).toHaveTextContent('10:31 am your reply from +91 98450 21763STOP');
  expect(screen.getByRole('region', { name: 'Demo phone' })).toHaveFocus();
});

it('DemoPhone keeps the focus if a notice arrives with the reply, and leaves it alone later', async () => {
  const { rerender } = render(<DemoPhone messages={[reminder]} onReply={noReply} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const later = { ...reminder, id: '6' };
  rerender(<DemoPhone messages={[later, reply, reminder]} onReply={noReply} />);
  const phone = screen.getByRole('region', { name: 'Demo phone' });
  expect(phone).toHaveFocus();
  phone.blur();
  const code = sms('7', '407112', '2026-11-21T05:20:00.000Z');
  rerender(<DemoPhone messages={[code, later, reply, reminder]} onReply={noReply} />);
  expect(phone).not.toHaveFocus();
});

it('DemoPhone shows that a reply failed, and offers it again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const onReply = () => Promise.reject(new Error('no'));
  render(<DemoPhone messages={[reminder]} onReply={onReply} />);
  const button = screen.getByRole('button', { name: 'Reply STOP' });
  await userEvent.click(button);
  expect(await screen.findByText(/That did not work/)).toBeVisible();
  expect(button).toHaveFocus();
});
