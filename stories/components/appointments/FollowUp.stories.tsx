import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  FollowUp,
  type FollowUpProps,
} from '../../../src/components/appointments/FollowUp/FollowUp.tsx';
import { FollowUpChoice } from '../../../src/components/appointments/FollowUp/FollowUpChoice.tsx';
import { FollowUpOffer } from '../../../src/components/appointments/FollowUp/FollowUpOffer.tsx';
import { role } from '../../../src/contract/common.ts';
import { hindiNamedVisit, longNamedVisit, now } from '../../fixtures/appointments.ts';
import {
  askedVisit,
  declinedVisit,
  followedVisit,
  followingVisit,
  followUpParts,
  offered,
} from '../../fixtures/follow-ups.ts';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const askedWish = { date: '2026-12-04', at: '2026-11-20T10:12:00Z' };
const parts = { ...followUpParts, onAsk: fn(), onAnswer: fn(), onRetry: fn() };
const noneFree = { ...offered, times: [] };
const ready = (data: typeof offered | null) => ({ status: 'ready', data }) as const;

const meta = {
  component: FollowUp,
  argTypes: { viewer: { options: role.options, control: 'radio' } },
  args: {
    parts,
    visit: askedVisit,
    viewer: 'patient',
    now,
    isBusy: false,
    error: null,
  },
} satisfies Meta<typeof FollowUp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeFreeTimes: Story = {};

export const ChoosesATime: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Dr. Gill would like to see you again/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fri 4 Dec, 10:30 am' }));
    await expect(args.parts.onAnswer).toHaveBeenCalledWith(askedVisit, {
      date: '2026-12-04',
      time: '10:30',
    });
  },
};

export const NoThanks: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^No thanks/ }));
    await expect(args.parts.onAnswer).toHaveBeenCalledWith(askedVisit, null);
  },
};

function SendingOnPress(args: FollowUpProps) {
  const [isBusy, setBusy] = useState(false);
  const onAnswer = () => setBusy(true);
  return <FollowUp {...args} isBusy={isBusy} parts={{ ...args.parts, onAnswer }} />;
}

/** Only the pressed choice waits. */
export const Sending: Story = {
  render: (args) => <SendingOnPress {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thu 3 Dec, 5:30 pm' }));
    const waiting = canvas.getAllByRole('button', { name: /^Please wait/ });
    await expect(waiting).toHaveLength(1);
    await expect(waiting[0]).toHaveFocus();
    await expect(canvas.getByRole('button', { name: /^No thanks/ })).toBeDisabled();
  },
};

function AnsweringOnPress(args: FollowUpProps) {
  const [visit, setVisit] = useState(args.visit);
  const onAnswer = () => setVisit(declinedVisit);
  return <FollowUp {...args} visit={visit} parts={{ ...args.parts, onAnswer }} />;
}

/** The pressed button has gone. */
export const KeepsTheFocusAfterTheAnswer: Story = {
  render: (args) => <AnsweringOnPress {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^No thanks/ }));
    const answered = canvas.getByText(/^You answered ‘No thanks’/);
    await waitFor(() => expect(answered.parentElement).toHaveFocus());
  },
};

export const Taken: Story = {
  args: { error: 'This time has just been taken. Please choose another.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thu 3 Dec, 5:30 pm' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('has just been taken');
  },
};

/** Such as of another action of the row, which shows it. */
export const AnotherActionFailed: Story = {
  args: { error: 'You are offline. Connect and try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The day is further ahead than the doctor can be booked. */
export const TimesOpenLater: Story = {
  args: { parts: { ...parts, offer: ready({ ...noneFree, opensOn: '2026-11-28' }) } },
};

export const NoneFreeYet: Story = {
  args: { parts: { ...parts, offer: ready({ ...noneFree, moreOn: '2026-11-22' }) } },
};

export const NoneFree: Story = {
  args: { parts: { ...parts, offer: ready(noneFree) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No time near that day is free.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Other times/ })).toBeVisible();
  },
};

export const CannotBeBooked: Story = {
  args: {
    visit: { ...askedVisit, doctor: { ...askedVisit.doctor, takesVisits: false } },
    parts: { ...parts, offer: ready(null) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('button', { name: /^No thanks/ })).toBeVisible();
  },
};

export const Loading: Story = { args: { parts: { ...parts, offer: { status: 'loading' } } } };

export const TimesFailed: Story = {
  args: {
    parts: {
      ...parts,
      offer: { status: 'error', reason: 'failed', message: 'Something went wrong.' },
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.parts.onRetry).toHaveBeenCalled();
  },
};

export const Declined: Story = { args: { visit: declinedVisit } };

export const Chosen: Story = {
  args: {
    visit: followedVisit,
    parts: { ...parts, links: { previous: undefined, next: followingVisit } },
  },
};

export const OfAnEarlierVisit: Story = {
  args: {
    visit: followingVisit,
    parts: { ...parts, links: { previous: followedVisit, next: undefined } },
  },
};

/** The patient may choose again. */
export const ChosenAndCancelled: Story = {
  args: {
    visit: followedVisit,
    parts: {
      ...parts,
      links: { previous: undefined, next: { ...followingVisit, status: 'cancelled' } },
    },
  },
};

export const AfterTheEnd: Story = {
  args: { now: new Date('2027-02-01T04:30:00Z') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const TheDoctorWaits: Story = {
  args: { viewer: 'doctor' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Take back/ }));
    await expect(args.parts.onAsk).toHaveBeenCalledWith(askedVisit, null);
  },
};

export const ThePatientDeclined: Story = { args: { viewer: 'doctor', visit: declinedVisit } };

export const NoAnswer: Story = {
  args: { viewer: 'doctor', now: new Date('2027-02-01T04:30:00Z') },
};

function ChoiceWithState() {
  const [day, setDay] = useState('');
  return (
    <>
      <FollowUpChoice value={day} onChange={setDay} today="2026-11-21" />
      <output aria-label="Chosen">{day}</output>
    </>
  );
}

/** In the form that completes a visit. */
export const InTheVisitForm: Story = {
  render: () => <ChoiceWithState />,
  play: async ({ canvas, userEvent: user }) => {
    await user.click(canvas.getByRole('combobox', { name: 'See again' }));
    const options = within(document.body);
    await user.click(await options.findByRole('option', { name: 'On another day' }));
    const day = canvas.getByLabelText('Around which day');
    await user.type(day, '2026-12-05');
    await expect(canvas.getByRole('status', { name: 'Chosen' })).toHaveTextContent('2026-12-05');
    // The day of 'In 2 weeks' does not remove the field.
    await expect(day).toHaveFocus();
  },
};

export const WithoutADay: Story = {
  render: () => (
    <FollowUpChoice
      value="other-day"
      onChange={fn()}
      today="2026-11-21"
      error="Choose a day, or ‘Not planned’."
    />
  ),
};

/** On the dashboard. */
export const OfferAlone: Story = {
  render: (args) => (
    <FollowUpOffer {...args.parts} {...args} followUp={askedWish} onAnswer={fn()} />
  ),
};

/** After the visit was completed. */
export const TheDoctorAsks: Story = {
  args: { viewer: 'doctor', visit: { ...askedVisit, followUp: undefined }, canAsk: true },
  play: async ({ canvas, args, userEvent: user }) => {
    await user.click(canvas.getByRole('combobox', { name: 'See again' }));
    await user.click(await within(document.body).findByRole('option', { name: /^In 2 weeks/ }));
    await user.click(canvas.getByRole('button', { name: 'Ask Meera to come again' }));
    await expect(args.parts.onAsk).toHaveBeenCalledWith(args.visit, '2026-12-05');
  },
};

export const NotAFollowUp: Story = {
  args: { visit: { ...askedVisit, followUp: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const { followUp } = askedVisit;

export const LongName: Story = {
  args: { visit: { ...longNamedVisit, status: 'completed', followUp } },
  globals: { viewport: { value: 'phone' } },
};

export const HindiName: Story = {
  args: { visit: { ...hindiNamedVisit, status: 'completed', followUp }, viewer: 'doctor' },
};

export const On24HourClock: Story = { decorators: [on24HourClock] };

export const RightToLeft: Story = { decorators: [rightToLeft] };
