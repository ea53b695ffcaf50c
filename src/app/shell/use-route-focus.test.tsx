import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useRouteFocus } from './use-route-focus.ts';

function Layout() {
  const main = useRef<HTMLElement>(null);
  const announcement = useRouteFocus(main);
  const navigate = useNavigate();
  return (
    <>
      <p role="status">{announcement}</p>
      <button type="button" onClick={() => void navigate('/doctors')}>
        Doctors
      </button>
      <main ref={main}>
        <h1 tabIndex={-1}>Doctors</h1>
      </main>
    </>
  );
}

afterEach(() => {
  document.title = '';
});

it('announces a new page without the number of updates in its title', async () => {
  render(
    <MemoryRouter>
      <Layout />
    </MemoryRouter>,
  );
  document.title = '(2) CareSetu | Doctors';
  screen.getByRole('button').click();
  expect(await screen.findByText('CareSetu | Doctors')).toBeVisible();
});
