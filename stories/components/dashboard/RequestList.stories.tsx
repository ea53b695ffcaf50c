import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { noOutcomes, startOutcome } from '../../../src/domain/appointments/outcomes.ts';
import { RequestList } from '../../../src/components/dashboard/RequestList/RequestList.tsx';
import {
  hindiNamed,
  longNamed,
  midMorning,
  requests,
  createVisit,
} from '../../fixtures/doctor-day.ts';
import { WithState } from '../../WithState.tsx';
import { rightToLeft } from '../../right-to-left.tsx';
import { on24HourClock } from '../../support/hour-cycle.tsx';

const [kavyas, imrans] = requests;

const meta = {
  component: RequestList,
  parameters: { clock: midMorning.toISOString() },
  args: {
    requests,
    onAccept: fn(),
    onDecline: fn(),
    pendingId: null,
    actionError: null,
    onAcceptSeveral: fn(),
    acceptance: noOutcomes,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 692 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RequestList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const DoctorMayNotAccept: Story = {
  args: {
    requests: requests.map((visit) => ({
      ...visit,
      doctor: { ...visit.doctor, takesVisits: false },
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You cannot accept requests at the moment/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Accept/ })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Decline/ })).toHaveLength(3);
  },
};

export const FromABlockedPatientWithAnotherName: Story = {
  args: {
    requests: requests.map((visit) => ({
      ...visit,
      patient: { ...visit.patient, blockedName: 'Asha Rao' },
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('You blocked this patient as Asha Rao.')).toHaveLength(3);
  },
};

export const SomeWait: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText(/Heart beats fast at night/)).toBeVisible();
    await expect(canvas.getByText('No reason given')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Accept the request from Imran Shaikh' }),
    );
    await expect(args.onAccept).toHaveBeenCalledWith(imrans?.id);
  },
};

export const DeclinedWithAReason: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Decline the request from Kavya Iyer' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this request?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'I am on leave.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline request' }));
    await expect(args.onDecline).toHaveBeenCalledWith(kavyas?.id, 'I am on leave.');
  },
};

export const KeptAfterAll: Story = {
  play: async ({ canvas, args }) => {
    const decline = canvas.getByRole('button', { name: 'Decline the request from Kavya Iyer' });
    await userEvent.click(decline);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(decline).toHaveFocus());
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
};

export const NothingWaits: Story = {
  args: { requests: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No requests are waiting.')).toBeVisible();
  },
};

export const BeingAnswered: Story = {
  args: { pendingId: kavyas?.id ?? '' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Accept the request from Imran Shaikh' }),
    ).toBeDisabled();
  },
};

/** The patient cancelled just before the doctor responded. The error stays visible. */
export const RefusedAsItIsGone: Story = {
  render: (args) => (
    <WithState initial={requests}>
      {(left, setLeft) => (
        <RequestList
          {...args}
          requests={left}
          actionError={{ id: imrans?.id ?? '', message: 'This request was cancelled.' }}
          onAccept={(id) => setLeft(left.filter((request) => request.id !== id))}
        />
      )}
    </WithState>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Accept the request from Imran Shaikh' }),
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('This request was cancelled.');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};

export const AcceptFailed: Story = {
  args: { actionError: { id: imrans?.id ?? '', message: 'You are offline.' } },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Accept the request from Imran Shaikh' }),
    );
    const row = canvas.getByRole('heading', { name: 'Imran Shaikh' }).closest('li');
    await expect(within(row ?? document.body).getByRole('alert')).toHaveTextContent(
      'You are offline.',
    );
  },
};

export const DeclineFailed: Story = {
  args: { actionError: { id: kavyas?.id ?? '', message: 'You are offline.' } },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Decline the request from Kavya Iyer' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('alert')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Decline request' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('You are offline.');
  },
};

export const SeveralAreChosen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept several' }));
    const boxes = canvas.getAllByRole('checkbox');
    await expect(boxes).toHaveLength(3);
    await waitFor(() => expect(boxes[0]).toHaveFocus());
    await expect(boxes[0]).toHaveAccessibleName('Accept the request from Kavya Iyer');
    await userEvent.keyboard(' ');
    await expect(boxes[0]).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept 2 requests' }));
    await expect(args.onAcceptSeveral).toHaveBeenCalledWith(requests.slice(1));
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const NoneIsChosen: Story = {
  args: { requests: requests.slice(0, 2) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept several' }));
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await expect(canvas.getByRole('button', { name: 'Accept 0 requests' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Accept several' })).toBeVisible();
    await expect(args.onAcceptSeveral).not.toHaveBeenCalled();
  },
};

const outcomes = requests.map((request) => startOutcome(request, request));

export const SeveralAreSent: Story = {
  args: { acceptance: { isSending: true, outcomes } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Accepting requests' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Accept several' })).toBeDisabled();
  },
};

/** One was accepted. One has moved, and one could not be sent. */
export const OneOfSeveralWasAccepted: Story = {
  args: {
    requests: requests.slice(1),
    acceptance: {
      isSending: false,
      outcomes: outcomes.map((outcome, at) =>
        at === 0
          ? { ...outcome, state: 'done' }
          : {
              ...outcome,
              state: 'failed',
              message:
                at === 1
                  ? 'This request has moved to Tue 1 Dec at 9:00 am. Look at the new time before you accept it.'
                  : 'CareSetu cannot be reached. Check your connection and try again.',
            },
      ),
    },
  },
  play: async ({ canvas }) => {
    const results = within(canvas.getByRole('group', { name: '1 of 3 requests accepted' }));
    await expect(results.getAllByRole('listitem')).toHaveLength(3);
    await expect(results.getByText('Accepted')).toBeVisible();
    await expect(results.getByText(/has moved to Tue 1 Dec/)).toBeVisible();
  },
};

export const LongAndHindiNames: Story = {
  args: {
    requests: [
      createVisit(longNamed, '2026-11-27', '14:30', 'pending', 'video', 'Chest pain. '.repeat(40)),
      createVisit(hindiNamed, '2026-11-30', '09:00', 'pending', 'phone', 'सीने में जकड़न।'),
    ],
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const TwentyFourHours: Story = { decorators: [on24HourClock] };

export const RightToLeft: Story = { ...LongAndHindiNames, decorators: [rightToLeft] };
