import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ClientOnly } from './ClientOnly.tsx';

it('ClientOnly hides its content in prerendered HTML', () => {
  expect(renderToString(<ClientOnly>25 min</ClientOnly>)).toContain('visibility:hidden');
});

it('ClientOnly shows its content after hydration', () => {
  render(<ClientOnly>25 min</ClientOnly>);
  expect(screen.getByText('25 min')).toBeVisible();
});
