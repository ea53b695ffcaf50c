import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

const assertive = () => document.querySelector('[aria-live="assertive"]');

it('Button announces the pending state, keeps focus, and clears the announcement when it unmounts', async () => {
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

it('Button does not submit the form while it is pending', async () => {
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

it('Button keeps its aria-label while it is pending', () => {
  render(
    <Button isPending aria-label="Discard, Ramesh Pawar">
      Discard
    </Button>,
  );
  expect(
    screen.getByRole('button', { name: 'Please wait: Discard, Ramesh Pawar' }),
  ).toBeInTheDocument();
});

it('Button has no live region without the `isPending` prop', () => {
  render(<Button>Book Appointment</Button>);
  expect(assertive()).toBeNull();
});

it('Button receives focus on press, even in browsers that do not focus buttons on click', () => {
  const onPress = vi.fn<() => void>();
  render(<Button onPress={onPress}>Cancel</Button>);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button')).toHaveFocus();
  expect(onPress).toHaveBeenCalledOnce();
});
