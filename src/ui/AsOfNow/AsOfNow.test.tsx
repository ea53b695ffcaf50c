import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AsOfNow } from './AsOfNow.tsx';

it('hides its content in prerendered HTML', () => {
  expect(renderToString(<AsOfNow>25 min</AsOfNow>)).toContain('visibility:hidden');
});

it('shows its content after hydration', () => {
  render(<AsOfNow>25 min</AsOfNow>);
  expect(screen.getByText('25 min')).toBeVisible();
});
