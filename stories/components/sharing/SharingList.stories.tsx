import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { SharingList } from '../../../src/components/sharing/SharingList/SharingList.tsx';
import { idleSubmission } from '../../../src/domain/forms/submission.ts';
import { pendingVisit } from '../../fixtures/appointments.ts';
import { otherDoctors, sharedDoctors } from '../../fixtures/sharing.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: SharingList,
  args: {
    change: idleSubmission,
    end: idleSubmission,
    answers: {},
    today: '2026-11-21',
    onWithdraw: () => undefined,
    doctors: sharedDoctors,
    onChoose: fn(async () => true),
    onEnd: fn(async () => true),
    onDialogClose: fn(),
  },
} satisfies Meta<typeof SharingList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TwoDoctors: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End access, Dr. Ananya Krishnan' }));
    await userEvent.click(await screen.findByRole('button', { name: 'End access' }));
    await expect(args.onEnd).toHaveBeenCalledWith(pendingVisit.doctor);
  },
};

export const Changed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Change, Dr. Ananya Krishnan, visit on Wed 25 Nov' }),
    );
    await userEvent.click(await screen.findByRole('radio', { name: 'Nothing' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onChoose).toHaveBeenCalledWith([pendingVisit], 'nothing');
  },
};

const later = { ...pendingVisit, id: 'later', date: '2026-12-01' };

export const TwoVisitsAlike: Story = {
  args: {
    doctors: sharedDoctors.map((entry) => ({
      ...entry,
      parts: entry.parts.map((part) =>
        part.visits.includes(pendingVisit) ? { ...part, visits: [pendingVisit, later] } : part,
      ),
    })),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^For your visits on Wed 25 Nov and Tue 1 Dec/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Change, Dr. Ananya Krishnan/ }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Nothing' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onChoose).toHaveBeenCalledWith([pendingVisit, later], 'nothing');
  },
};

export const EachChoice: Story = { args: { doctors: [...sharedDoctors, ...otherDoctors] } };

export const LongAndHindiNames: Story = { args: { doctors: otherDoctors } };

export const RightToLeft: Story = { ...LongAndHindiNames, decorators: [rightToLeft] };
