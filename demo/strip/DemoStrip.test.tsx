import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { loginBody } from '../../src/contract/auth.ts';
import { storeIsFolded } from './folded.ts';
import { storeOffered } from './offer.ts';
import { allWell } from '../../mocks/network/settings.ts';
import { STARTED_SCENARIO_KEY, scenarioKeys } from '../scenario-state/scenario-keys.ts';
import { answerOffer, createFakeAnswers } from '../testing/fake-answers.ts';
import { DemoStrip, type DemoStripProps } from './DemoStrip.tsx';

/** 10:00 in India. */
const now = new Date('2026-11-21T04:30:00Z');

function renderStrip(props: Partial<DemoStripProps> = {}) {
  const onSignIn = vi.fn<DemoStripProps['onSignIn']>();
  const onJump = vi.fn<DemoStripProps['onJump']>().mockResolvedValue();
  const onReset = vi.fn<DemoStripProps['onReset']>().mockResolvedValue();
  const onStart = vi.fn<DemoStripProps['onStart']>();
  render(
    <DemoStrip
      isFromEarlierDay={false}
      answers={createFakeAnswers()}
      now={now}
      isAhead={false}
      beforeNextVisit={async () => null}
      onJump={onJump}
      reports={[]}
      linkProblems={[]}
      onProblemsRead={() => undefined}
      settings={allWell}
      onSettingsChange={() => undefined}
      onCopyLink={() => Promise.resolve()}
      onSignIn={onSignIn}
      onReset={onReset}
      onResetAndStay={() => Promise.resolve()}
      onRestartScenario={null}
      onStart={onStart}
      onSave={() => Promise.resolve()}
      onOpenFile={() => Promise.resolve()}
      {...props}
    />,
  );
  return { onSignIn, onReset, onJump, onStart, user: userEvent.setup() };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('DemoStrip says that all data stays in this browser', () => {
  renderStrip();
  expect(screen.getByRole('region', { name: 'Demo' })).toHaveTextContent(
    'Demo data stays in this browser',
  );
});

const offer = () => screen.queryByRole('group', { name: 'Try a scenario' });

it('DemoStrip offers three scenarios to a visitor, once in this browser', async () => {
  const { user, onStart } = renderStrip();
  expect(within(offer() ?? document.body).getAllByRole('button')).toHaveLength(4);
  await user.click(button('Try ‘Slot taken’'));
  expect(onStart).toHaveBeenCalledExactlyOnceWith('slot-taken');
  cleanup();
  renderStrip();
  expect(offer()).toBeNull();
  expect(button('Scenario')).toBeVisible();
});

it('DemoStrip keeps its tools and the focus when a visitor declines the scenarios', async () => {
  const { user } = renderStrip();
  await user.click(button('Close this offer'));
  expect(offer()).toBeNull();
  expect(button('Hide demo tools')).toHaveFocus();
});

it.each<[string, () => void, Partial<DemoStripProps>]>([
  ['after an earlier visit', storeOffered, {}],
  ['in a scenario', () => sessionStorage.setItem(scenarioKeys.tab, '{}'), {}],
  ['in another tab’s scenario', () => localStorage.setItem(STARTED_SCENARIO_KEY, 'x'), {}],
  ['when the strip is hidden', () => storeIsFolded(true), {}],
  ['in a demo from an earlier day', () => undefined, { isFromEarlierDay: true }],
])('DemoStrip offers no scenario %s', (_, prepare, props) => {
  prepare();
  renderStrip(props);
  expect(screen.getByRole('region', { name: 'Demo' })).toBeVisible();
  expect(offer()).toBeNull();
});

it('DemoStrip offers a reset when the demo data is from an earlier day', () => {
  renderStrip({ isFromEarlierDay: true });
  expect(screen.getByText(/from an earlier day/)).toBeVisible();
  expect(button('Reset demo')).toBeVisible();
});

it.each([
  ['Sign in as Meera Nair (Patient) 98765 43210', '9876543210', 'patient'],
  ['Sign in as Arjun Rao (Patient) 98765 43211', '9876543211', 'patient'],
  ['Sign in as Dr. Ananya Krishnan (Doctor) 98765 00001', '9876500001', 'doctor'],
  ['Sign in as Dr. Harpreet Singh Gill (Doctor) 98765 00002', '9876500002', 'doctor'],
])(
  'the button ‘%s’ signs in with one tap by sending a valid login request body',
  async (name, phone, role) => {
    const { user, onSignIn } = renderStrip();
    await user.click(button('Accounts'));
    await user.click(button(name));
    const login = { phone, role, password: 'demo1234', remember: false };
    expect(onSignIn).toHaveBeenCalledExactlyOnceWith(login);
    expect(loginBody.parse(login)).toEqual(login);
    expect(button('Accounts')).toHaveAttribute('aria-expanded', 'false');
  },
);

it('DemoStrip closes the account list on Escape and returns focus to its button', async () => {
  const { user } = renderStrip();
  await user.click(button('Accounts'));
  await user.tab();
  await user.keyboard('{Escape}');
  expect(button('Accounts')).toHaveAttribute('aria-expanded', 'false');
  expect(button('Accounts')).toHaveFocus();
});

it('DemoStrip closes the account list when focus leaves it', async () => {
  const { user } = renderStrip();
  await user.click(button('Accounts'));
  while (document.activeElement !== button('Reset demo')) await user.tab();
  expect(button('Accounts')).toHaveAttribute('aria-expanded', 'false');
});

it('DemoStrip shows the latest reports to the back office', async () => {
  const report = {
    id: 'meera.one',
    reportedAt: '2026-11-23T04:00:00.000Z',
    reporter: { id: 'meera', role: 'patient' as const },
    reported: { id: 'ananya', role: 'doctor' as const },
    reason: 'unsafe-advice' as const,
    note: 'Twice the dose',
    message: {
      id: 'm.2',
      textContent: 'Take two of them',
      fileName: null,
      timestamp: '2026-11-23T03:00:00.000Z',
    },
  };
  const { user } = renderStrip({ reports: [report] });
  await user.click(button('Reports (1)'));
  const item = screen.getByRole('listitem');
  expect(item).toHaveTextContent('9:30 am meera about ananya: unsafe-advice');
  expect(item).toHaveTextContent('Twice the dose‘Take two of them’');
});

it('DemoStrip asks for confirmation before a reset', async () => {
  const { user, onReset } = renderStrip();
  await user.click(button('Reset demo'));
  expect(onReset).not.toHaveBeenCalled();
  expect(screen.getByRole('group', { name: /signs everyone out/ })).toBeVisible();
  await user.click(button('Yes, reset'));
  expect(onReset).toHaveBeenCalledOnce();
});

it('DemoStrip keeps all data and restores focus if the user answers ‘No’ to the reset', async () => {
  const { user, onReset } = renderStrip();
  await user.click(button('Reset demo'));
  await user.click(button('No, keep it'));
  expect(button('Reset demo')).toHaveFocus();
  expect(onReset).not.toHaveBeenCalled();
});

it('DemoStrip resets only once when its button is clicked repeatedly', async () => {
  const { user, onReset } = renderStrip();
  onReset.mockReturnValue(new Promise(() => undefined));
  await user.click(button('Reset demo'));
  await user.dblClick(button('Yes, reset'));
  expect(onReset).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).toHaveTextContent('Resetting the demo…');
});

it('DemoStrip shows a hint when the reset fails', async () => {
  const warned = vi.spyOn(console, 'error').mockReturnValue();
  const { user, onReset } = renderStrip();
  onReset.mockRejectedValue(new Error('The lock is not to be had'));
  await user.click(button('Reset demo'));
  await user.click(button('Yes, reset'));
  expect(await screen.findByText(/Close other tabs of the demo/)).toBeVisible();
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

it('DemoStrip collapses into a single focused button, and stays collapsed in this tab', async () => {
  const { user } = renderStrip();
  await user.click(button('Hide demo tools'));
  expect(button('Show demo tools')).toHaveFocus();
  expect(button('Show demo tools')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('button', { name: 'Reset demo' })).toBeNull();
  expect(screen.queryByText(/stays in this browser/)).toBeNull();
  renderStrip();
  const [again] = screen.getAllByRole('button', { name: 'Show demo tools' }).toReversed();
  await user.click(again ?? document.body);
  expect(button('Hide demo tools')).toHaveFocus();
  expect(button('Hide demo tools')).toHaveAttribute('aria-expanded', 'true');
  expect(button('Accounts')).toBeVisible();
});

it('DemoStrip stays expanded when the demo data is from an earlier day', async () => {
  const { user } = renderStrip();
  await user.click(button('Hide demo tools'));
  renderStrip({ isFromEarlierDay: true });
  expect(screen.getByText(/from an earlier day/)).toBeVisible();
  expect(button('Reset demo')).toBeVisible();
});

it('DemoStrip opens when a demo link has problems, until all is well again', async () => {
  const onProblemsRead = vi.fn<() => void>();
  const onSettingsChange = vi.fn<DemoStripProps['onSettingsChange']>();
  storeIsFolded(true);
  const linkProblems = ['A demo link cannot have ‘place’.'];
  const { user } = renderStrip({ linkProblems, onProblemsRead, onSettingsChange });
  expect(screen.getByRole('alert')).toHaveTextContent('‘place’');
  await user.click(button('Clear all'));
  expect(onProblemsRead).toHaveBeenCalledOnce();
  expect(onSettingsChange).toHaveBeenCalledExactlyOnceWith(allWell);
});

it('a collapsed DemoStrip counts a clock that is ahead', () => {
  storeIsFolded(true);
  renderStrip({ isAhead: true });
  expect(button('Show demo tools (1 set)')).toBeVisible();
});

it('the clock leaves focus where it went during a jump', async () => {
  const { user, onJump } = renderStrip();
  let finish = () => {};
  onJump.mockReturnValue(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  await user.click(button('Clock'));
  await user.click(await screen.findByRole('button', { name: 'Tomorrow 9:00' }));
  button('Hide demo tools').focus();
  finish();
  await waitFor(() => expect(button('Clock')).toHaveAttribute('aria-expanded', 'false'));
  expect(button('Hide demo tools')).toHaveFocus();
});

it.each([
  ['Jump to the visit (Mon 23 Nov, 10:50 am)', '2026-11-23T05:20:00.000Z'],
  ['Tomorrow 9:00', '2026-11-22T03:30:00.000Z'],
])('the clock’s button ‘%s’ jumps there, and closes the drawer', async (name, instant) => {
  const visit = new Date('2026-11-23T05:20:00Z');
  const { user, onJump } = renderStrip({ beforeNextVisit: async () => visit });
  await user.click(button('Clock'));
  await user.click(await screen.findByRole('button', { name }));
  expect(onJump).toHaveBeenCalledExactlyOnceWith(new Date(instant));
  await waitFor(() => expect(button('Clock')).toHaveAttribute('aria-expanded', 'false'));
  expect(button('Clock')).toHaveFocus();
});

it('the clock jumps to a date and time in India that is still ahead, and to no other', async () => {
  const { user, onJump } = renderStrip();
  await user.click(button('Clock'));
  const day = await screen.findByLabelText('Day');
  expect(screen.queryByRole('button', { name: /Jump to the visit/ })).toBeNull();
  const parts = [day, screen.getByLabelText('Month'), screen.getByLabelText('Year')] as const;
  expect(parts.map((part) => part.getAttribute('value'))).toEqual(['22', '11', '2026']);
  const time = screen.getByLabelText('Time in India');
  expect(time).toHaveValue('09:00');
  const jumpTo = async (date: readonly string[], option: string) => {
    for (const [index, part] of parts.entries()) {
      fireEvent.change(part, { target: { value: date[index] } });
    }
    await user.selectOptions(time, option);
    await user.click(button('Jump'));
  };
  for (const earlier of [
    ['21', '11', '2026'],
    ['31', '2', '2027'],
    ['1', '1', '2100'],
    ['', '', ''],
  ]) {
    await jumpTo(earlier, '10:00 am');
    expect(screen.getByText('Choose a time that is still ahead.')).toBeVisible();
    expect(day).toHaveFocus();
  }
  expect(onJump).not.toHaveBeenCalled();
  await jumpTo(['21', '11', '2026'], '10:30 am');
  expect(onJump).toHaveBeenCalledExactlyOnceWith(new Date('2026-11-21T05:00:00Z'));
});

it('the clock names the demo’s time while it is ahead of the real one', () => {
  renderStrip({ isAhead: true });
  expect(button('Clock: Sat 21 Nov, 10:00 am')).toBeVisible();
});

it('the clock shows a hint when a jump fails', async () => {
  const warned = vi.spyOn(console, 'error').mockReturnValue();
  const { user, onJump } = renderStrip();
  onJump.mockRejectedValue(new Error('The lock is not to be had'));
  await user.click(button('Clock'));
  await user.click(await screen.findByRole('button', { name: 'Tomorrow 9:00' }));
  expect(await screen.findByText(/Try again/)).toBeVisible();
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

it('DemoStrip says what the demo plays, and that it was played, also while it is folded', async () => {
  const answers = createFakeAnswers([answerOffer], {
    outcome: 'Dr. Ananya Krishnan has answered.',
  });
  const { user } = renderStrip({ answers });
  const strip = screen.getByRole('region', { name: 'Demo' });
  expect(strip).toHaveTextContent('Played by the demo: Dr. Ananya Krishnan has answered.');
  await user.click(button('Other person'));
  await user.click(await screen.findByRole('button', { name: 'Answer as Dr. Ananya Krishnan' }));
  expect(button('Other person')).toHaveAttribute('aria-expanded', 'false');
  expect(button('Other person')).toHaveFocus();
  expect(strip).toHaveTextContent('Played by the demo: Dr. Ananya Krishnan is typing…');
  await user.click(button('Hide demo tools'));
  expect(strip).toHaveTextContent('Played by the demo: Dr. Ananya Krishnan is typing…');
  await user.click(button('Stop'));
  expect(strip).not.toHaveTextContent('Played by the demo');
});

it('DemoStrip shows that the other person answers automatically, until all is well again', async () => {
  const answers = createFakeAnswers();
  const { user } = renderStrip({ answers });
  await user.click(button('Other person'));
  const isAutomatic = await screen.findByRole('checkbox', { name: /^Answer automatically/ });
  expect(isAutomatic).not.toBeChecked();
  await user.click(isAutomatic);
  expect(screen.getByText('Answers automatically')).toBeVisible();
  await user.click(button('Clear all'));
  expect(answers.read().isAutomatic).toBe(false);
  expect(screen.queryByText('Answers automatically')).not.toBeInTheDocument();
});
