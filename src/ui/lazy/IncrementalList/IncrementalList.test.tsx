import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { IncrementalList } from './IncrementalList.tsx';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function show(count: number) {
  render(
    <IncrementalList items={numbers(count)}>
      {(number) => (
        <li key={number}>
          <a href={`#${number}`}>Doctor {number}</a>
        </li>
      )}
    </IncrementalList>,
  );
}

const drawn = () => within(screen.getByRole('list')).getAllByRole('listitem').length;

it('IncrementalList renders all items of a short list, without a button', () => {
  show(100);
  expect(drawn()).toBe(100);
  expect(screen.queryByRole('button')).toBeNull();
});

it('IncrementalList renders the first 100 items of a long list and shows the total', () => {
  show(240);
  expect(drawn()).toBe(100);
  expect(screen.getByText('Showing 100 of 240')).toBeVisible();
});

it("IncrementalList focuses the first new item after 'Show more'", async () => {
  show(240);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(drawn()).toBe(200);
  expect(screen.getByRole('link', { name: 'Doctor 101' })).toHaveFocus();
});

it("IncrementalList renders all 240 items after two presses on 'Show more'", async () => {
  show(240);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(drawn()).toBe(240);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('IncrementalList first renders only 8 items when the search changes, and the remaining items a moment later', async () => {
  const list = (question: string, items: number[]) => (
    <IncrementalList items={items} question={question}>
      {(number) => <li key={number}>Doctor {number}</li>}
    </IncrementalList>
  );
  const { rerender } = render(list('all', numbers(240)));
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  rerender(list('all', numbers(240)));
  expect(drawn()).toBe(200);
  rerender(
    list(
      'even',
      numbers(240).filter((number) => number % 2 === 0),
    ),
  );
  expect(drawn()).toBe(8);
  await screen.findByText('Showing 100 of 120');
  expect(drawn()).toBe(100);
});
