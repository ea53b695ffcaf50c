import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

const tabs = [
  { id: 'overview', label: 'Overview', content: <p>About the doctor</p> },
  { id: 'experience', label: 'Experience', content: <p>14 years</p> },
  { id: 'reviews', label: 'Reviews', content: <p>87 reviews</p> },
] as const;

it('Tabs shows the first tab until the user selects another', async () => {
  render(<Tabs label="Profile" tabs={tabs} />);
  expect(screen.getByRole('tabpanel', { name: 'Overview' })).toHaveTextContent('About the doctor');
  await userEvent.click(screen.getByRole('tab', { name: 'Reviews' }));
  expect(screen.getByRole('tabpanel', { name: 'Reviews' })).toHaveTextContent('87 reviews');
});

it('Tabs stays on the tab selected by its parent component', async () => {
  const onTabChange = vi.fn<(id: string) => void>();
  render(<Tabs label="Profile" tabs={tabs} selectedTab="experience" onTabChange={onTabChange} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Reviews' }));
  await vi.waitFor(() => expect(onTabChange).toHaveBeenCalledWith('reviews'));
  expect(screen.getByRole('tab', { name: 'Experience' })).toHaveAttribute('aria-selected', 'true');
});

it('Tabs shows a pressed tab before its parent component changes', async () => {
  const onTabChange = vi.fn<(id: string) => void>();
  render(<Tabs label="Profile" tabs={tabs} selectedTab="overview" onTabChange={onTabChange} />);
  fireEvent.click(screen.getByRole('tab', { name: 'Reviews' }), { detail: 1 });
  expect(screen.getByRole('tab', { name: 'Reviews' })).toHaveAttribute('aria-selected', 'true');
  expect(onTabChange).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onTabChange).toHaveBeenCalledExactlyOnceWith('reviews'));
});

it('Tabs keeps focus on the panel when the selected tab changes', async () => {
  const { rerender } = render(<Tabs label="Profile" tabs={tabs} selectedTab="overview" />);
  screen.getByRole('tabpanel').focus();
  rerender(<Tabs label="Profile" tabs={tabs} selectedTab="reviews" />);
  expect(screen.getByRole('tabpanel', { name: 'Reviews' })).toHaveFocus();
});
