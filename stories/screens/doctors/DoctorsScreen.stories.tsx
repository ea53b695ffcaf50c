import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DoctorsScreen } from '../../../src/screens/doctors/DoctorsScreen/DoctorsScreen.tsx';
import { doctors, hindiNamedDoctor, longNamedDoctor, newDoctor } from '../../fixtures/doctors.ts';
import { outdated } from '../../fixtures/outdated.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: DoctorsScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    doctors: { status: 'ready', data: [...doctors, hindiNamedDoctor, longNamedDoctor, newDoctor] },
    doctorHref: (id) => `#${id}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof DoctorsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const SevenDoctors: Story = {};

export const NobodyYet: Story = { args: { doctors: { status: 'ready', data: [] } } };

export const Loading: Story = { args: { doctors: { status: 'loading' } } };

export const CouldNotBeUpdated: Story = {
  args: { doctors: outdated(doctors) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('may be out of date');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    doctors: { status: 'error', reason: 'failed', message: 'Please try again in a moment.' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: {
    doctors: { status: 'error', reason: 'offline', message: 'Check your connection.' },
  },
};

export const LongAndHindiNames: Story = {
  args: { doctors: { status: 'ready', data: [longNamedDoctor, hindiNamedDoctor] } },
};

export const RightToLeft: Story = { ...LongAndHindiNames, decorators: [rightToLeft] };
