import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useClientLinks } from './use-client-links.ts';

function Page() {
  useClientLinks();
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      <i data-testid="way">{useNavigationType()}</i>
      <a href="/doctors?x=1">
        <span>Doctors</span>
      </a>
      <a href="/doctors" target="_blank">
        New window
      </a>
      <a href="/report" download>
        Download
      </a>
      <a href="/files/report.pdf">File</a>
      <a href="https://elsewhere.example/doctors">Elsewhere</a>
      <a href="#main">Skip to content</a>
      <a href="tel:112">Call</a>
      {/* Stops propagation, as react-aria's menus do. */}
      <span onClickCapture={(event) => event.stopPropagation()}>
        <a href="/messages">Messages</a>
      </span>
    </>
  );
}

const address = () => screen.getByRole('status').textContent;
function click(name: string, init: MouseEventInit = {}): boolean {
  let isLeftToBrowser = true;
  const decide = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  document.body.addEventListener('click', decide, { capture: true, once: true });
  fireEvent.click(screen.getByText(name), init);
  act(() => vi.runAllTimers());
  return isLeftToBrowser;
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
});

afterEach(() => vi.useRealTimers());

describe('a link within the app', () => {
  it('navigates without a reload', () => {
    expect(click('Doctors')).toBe(false);
    expect(address()).toBe('/doctors?x=1');
  });

  it("navigates even if a handler stops the click's propagation", () => {
    expect(click('Messages')).toBe(false);
    expect(address()).toBe('/messages');
  });

  it('replaces the history entry only when it leads from one messages page to another', () => {
    click('Messages');
    expect(screen.getByTestId('way')).toHaveTextContent('PUSH');
    history.replaceState(null, '', '/messages/gill');
    click('Messages');
    expect(screen.getByTestId('way')).toHaveTextContent('REPLACE');
    click('Doctors');
    expect(screen.getByTestId('way')).toHaveTextContent('PUSH');
    history.replaceState(null, '', '/');
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('leaves a click with %j to the browser', (init) => {
    expect(click('Doctors', init)).toBe(true);
    expect(address()).toBe('/');
  });
});

it.each(['New window', 'Download', 'File', 'Elsewhere', 'Skip to content', 'Call'])(
  "leaves the link '%s' to the browser",
  (name) => {
    expect(click(name)).toBe(true);
    expect(address()).toBe('/');
  },
);
