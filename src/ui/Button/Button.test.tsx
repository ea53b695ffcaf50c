import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

const assertive = () => document.querySelector('[aria-live="assertive"]');

it('says that it waits, keeps the focus, and leaves no word behind when it is gone', async () => {
  const onPress = vi.fn<() => void>();
  const { rerender, unmount } = render(
    <Button isPending={false} onPress={onPress}>
      Pay
    </Button>,
  );
  await userEvent.tab();
  expect(assertive()).toBeEmptyDOMElement();

  rerender(
    <Button isPending onPress={onPress}>
      Pay
    </Button>,
  );
  const button = screen.getByRole('button', { name: /^Please wait: ?Pay$/ });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(assertive()).toHaveTextContent('Please wait');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();

  unmount();
  expect(document.body).toHaveTextContent('');
  expect(document.querySelector('[aria-live]')).toBeNull();
});

it('sends no form while it waits', async () => {
  const onSubmit = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <input aria-label="City" />
      <Button type="submit" isPending>
        Save
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Pune{Enter}');
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('keeps a name of its own while it waits', () => {
  render(
    <Button isPending aria-label="Discard, Ramesh Pawar">
      Discard
    </Button>,
  );
  expect(
    screen.getByRole('button', { name: 'Please wait: Discard, Ramesh Pawar' }),
  ).toBeInTheDocument();
});

it('has nothing to announce when it never waits', () => {
  render(<Button>Book Appointment</Button>);
  expect(assertive()).toBeNull();
});

it('has the focus once it is pressed, in browsers that give a pressed button none as well', () => {
  const onPress = vi.fn<() => void>();
  render(<Button onPress={onPress}>Cancel</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button')).toHaveFocus();
  expect(onPress).toHaveBeenCalledOnce();
});
