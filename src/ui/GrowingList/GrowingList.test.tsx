import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { GrowingList } from './GrowingList.tsx';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function show(count: number) {
  render(
    <GrowingList items={numbers(count)}>
      {(number) => (
        <li key={number}>
          <a href={`#${number}`}>Doctor {number}</a>
        </li>
      )}
    </GrowingList>,
  );
}

const drawn = () => within(screen.getByRole('list')).getAllByRole('listitem').length;

it('draws a short list whole, with nothing to press', () => {
  show(100);
  expect(drawn()).toBe(100);
  expect(screen.queryByRole('button')).toBeNull();
});

it('draws the first 100 of a long list and says so', () => {
  show(240);
  expect(drawn()).toBe(100);
  expect(screen.getByText('Showing 100 of 240')).toBeVisible();
});

it("leads on to the first new item after 'Show more'", async () => {
  show(240);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(drawn()).toBe(200);
  expect(screen.getByRole('link', { name: 'Doctor 101' })).toHaveFocus();
});

it('draws all in the end', async () => {
  show(240);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(drawn()).toBe(240);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
