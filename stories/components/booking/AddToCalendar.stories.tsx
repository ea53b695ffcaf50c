import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddToCalendar } from '../../../src/components/booking/AddToCalendar/AddToCalendar.tsx';
import { role } from '../../../src/contract/common.ts';
import {
  cancelledVisit,
  longNamedVisit,
  now,
  pendingVisit,
  scheduledVisit,
} from '../../fixtures/appointments.ts';

const meta = {
  component: AddToCalendar,
  argTypes: {
    viewer: { options: role.options, control: 'radio' },
  },
  args: { appointment: pendingVisit, viewer: 'patient', now, roomHref: '/room' },
} satisfies Meta<typeof AddToCalendar>;

export default meta;

type Story = StoryObj<typeof meta>;

const fileOf = (link: HTMLElement) =>
  decodeURIComponent(link.getAttribute('href')?.split(',').slice(1).join(',') ?? '');

export const ForAPatient: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Add to calendar' });
    await expect(link).toHaveAttribute('download', 'caresetu-2026-11-25-1030.ics');
    await expect(fileOf(link)).toContain('DTSTART;TZID=Asia/Kolkata:20261125T103000\r\n');
    await expect(fileOf(link)).toContain('SUMMARY:Visit to Dr. Ananya Krishnan (requested)\r\n');
  },
};

export const AmongOthers: Story = {
  args: { viewer: 'doctor', variant: 'quiet', subject: 'Meera Nair, Wed 25 Nov, 10:30 am' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: 'Add to calendar, Meera Nair, Wed 25 Nov, 10:30 am',
    });
    await expect(fileOf(link)).toContain('SUMMARY:Visit with Meera Nair (requested)\r\n');
  },
};

export const VideoVisit: Story = {
  args: { appointment: scheduledVisit },
  play: async ({ canvas }) => {
    const file = fileOf(canvas.getByRole('link', { name: 'Add to calendar' }));
    await expect(file).toMatch(/^CONFERENCE;VALUE=URI;FEATURE=AUDIO,VIDEO:http.*\/room\r$/m);
  },
};

export const CancelledVisit: Story = {
  args: { appointment: cancelledVisit },
  play: async ({ canvas }) => {
    const file = fileOf(canvas.getByRole('link', { name: 'Update calendar' }));
    await expect(file).toContain('STATUS:CANCELLED\r\n');
    await expect(file).not.toContain('METHOD');
  },
};

export const CancelledWithAnOrganizer: Story = {
  args: { appointment: cancelledVisit, organizer: 'help@clinic.example' },
  play: async ({ canvas }) => {
    const file = fileOf(canvas.getByRole('link', { name: 'Update calendar' }));
    await expect(file).toContain('METHOD:CANCEL\r\n');
    await expect(file).toContain('ORGANIZER;CN=CareSetu:mailto:help@clinic.example\r\n');
  },
};

export const LongNames: Story = { args: { appointment: longNamedVisit } };
