import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DemoPhone } from './DemoPhone.tsx';

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
  render(<DemoPhone messages={messages} />);
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
  render(<DemoPhone messages={[]} />);
  expect(screen.getByText(/appear here/)).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

it('DemoPhone scrolls into view for each new code if the page has an input for codes', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const page = (shown: typeof messages, hasBoxes: boolean) => (
    <>
      {hasBoxes && <input autoComplete="one-time-code" />}
      <DemoPhone messages={shown} />
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
  render(<DemoPhone messages={messages} />);
  const [newest] = screen.getAllByRole('listitem');
  expect(screen.getAllByRole('button', { name: 'Fill in the code' })).toEqual([
    within(newest ?? document.body).getByRole('button'),
  ]);
});
