import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AsOfNow } from './AsOfNow.tsx';

it('is out of sight in HTML that was made before', () => {
  expect(renderToString(<AsOfNow>25 min</AsOfNow>)).toContain('visibility:hidden');
});

it('is in sight once the page runs', () => {
  render(<AsOfNow>25 min</AsOfNow>);
  expect(screen.getByText('25 min')).toBeVisible();
});
