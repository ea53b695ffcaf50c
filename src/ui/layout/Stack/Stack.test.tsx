import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Columns } from '../Columns/Columns.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Page } from '../Page/Page.tsx';
import { Stack } from './Stack.tsx';

const parts = { Stack, Inline };

it.each(Object.entries(parts))(
  '%s renders the chosen element with its ARIA attributes',
  (_, Part) => {
    render(
      <Part as="section" gap="s4" aria-label="Your visit" className="own">
        Wednesday
      </Part>,
    );
    const section = screen.getByRole('region', { name: 'Your visit' });
    expect(section).toHaveTextContent('Wednesday');
    expect(section).toHaveClass('own');
  },
);

it('Stack has a class for each gap', () => {
  render(
    <>
      <Stack gap="s4">four</Stack>
      <Stack gap="s5">five</Stack>
    </>,
  );
  expect(screen.getByText('four').className).not.toBe(screen.getByText('five').className);
});

it('Page and Columns render their children in order and without wrappers', () => {
  render(
    <Page gap="s6" aria-busy="true">
      <h1>Visit</h1>
      <Columns gap="s8">
        <p>main</p>
        <aside>Help</aside>
      </Columns>
    </Page>,
  );
  const columns = screen.getByText('main').parentElement;
  expect(columns?.children).toHaveLength(2);
  expect(columns?.parentElement).toHaveAttribute('aria-busy', 'true');
});
