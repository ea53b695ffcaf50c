import { fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { useRevealedFocus } from './use-revealed-focus.ts';

function Page() {
  useRevealedFocus();
  return (
    <>
      <button type="button">One</button>
      <button type="button">Two</button>
    </>
  );
}

const scroll = vi.fn<() => void>();

beforeEach(() => {
  scroll.mockReset();
  Element.prototype.scrollIntoView = scroll;
});

test('Tab scrolls the focused control into view', async () => {
  const { unmount } = render(<Page />);
  await userEvent.tab();
  expect(scroll).toHaveBeenCalledTimes(1);
  unmount();
  await userEvent.keyboard('{Tab}');
  expect(scroll).toHaveBeenCalledTimes(1);
});

test.each(['ctrlKey', 'altKey'])(
  'a user who comes back to the page by Tab with %s finds it where it was scrolled to',
  (key) => {
    render(<Page />);
    fireEvent.keyUp(document.body, { key: 'Tab', [key]: true });
    expect(scroll).not.toHaveBeenCalled();
  },
);
