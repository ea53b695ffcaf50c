import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ScrollToTop } from './ScrollToTop.tsx';

afterEach(() => vi.restoreAllMocks());

const wayUp = () => screen.queryByRole('button', { name: 'Scroll to top' });

function scrolledBy(px: number) {
  const scrollY = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(px);
  act(() => void window.dispatchEvent(new Event('scroll')));
  return scrollY;
}

it('ScrollToTop appears after scrolling down more than 300 px, and disappears at the top', () => {
  render(<ScrollToTop />);
  scrolledBy(300);
  expect(wayUp()).toBeNull();
  scrolledBy(301);
  expect(wayUp()).toBeVisible();
  scrolledBy(0);
  expect(wayUp()).toBeNull();
});

it('ScrollToTop appears on a page whose scroll position is restored', () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(900);
  render(<ScrollToTop />);
  expect(wayUp()).toBeVisible();
});

it('ScrollToTop does not read the scroll position when it renders', () => {
  const { rerender } = render(<ScrollToTop />);
  const scrollY = scrolledBy(301);
  scrollY.mockClear();
  rerender(<ScrollToTop />);
  expect(scrollY).not.toHaveBeenCalled();
});
