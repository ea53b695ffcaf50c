import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { halfStars, Rating } from './Rating.tsx';

it.each([
  [0, 0],
  [4.24, 8],
  [4.25, 9],
  [4.6, 9],
  [4.74, 9],
  [4.75, 10],
  [5, 10],
  [7, 10],
  [-1, 0],
])('Rating renders %f as %i half stars', (value, halves) => {
  expect(halfStars(value)).toBe(halves);
});

it('Rating announces the rating and the number of reviews as one phrase', () => {
  render(<Rating value={4.62} count={87} />);
  const rating = screen.getByRole('img', { name: 'Rated 4.6 out of 5, 87 reviews' });
  expect(rating).toHaveTextContent('4.6(87 reviews)');
});

it('Rating uses the singular for a single review', () => {
  render(<Rating value={5} count={1} />);
  expect(screen.getByRole('img', { name: 'Rated 5.0 out of 5, 1 review' })).toBeInTheDocument();
});
