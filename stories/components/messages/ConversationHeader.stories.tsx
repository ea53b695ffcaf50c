import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConversationHeader } from '../../../src/components/messages/ConversationHeader/ConversationHeader.tsx';
import {
  ananya,
  hindiNamedPartner,
  longNamedPartner,
  meera,
  ramesh,
  urduNamedPartner,
} from '../../fixtures/partners.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const meta = {
  component: ConversationHeader,
  args: {
    partner: ananya,
    bookHref: '#book',
    visitsHref: '#visits',
    inboxHref: '#messages',
    onBlock: fn(),
    onUnblock: fn(),
    onReport: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ConversationHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const WithADoctor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Dr. Ananya Krishnan' })).toBeVisible();
    await expect(canvas.getByText('Doctor')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book Appointment' })).toHaveAttribute(
      'href',
      '#book',
    );
  },
};

export const WithAVerifiedDoctor: Story = {
  args: {
    partner: {
      ...ananya,
      specialty: 'Cardiology',
      registration: { number: 'KMC 61098', council: 'Karnataka Medical Council', year: 2012 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cardiology · Reg. no. KMC 61098')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to messages' })).toHaveAttribute(
      'href',
      '#messages',
    );
    await expect(canvas.getByRole('link', { name: 'Book Appointment' })).toBeInTheDocument();
  },
};

export const WithAPatient: Story = {
  args: { partner: meera, bookHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Patient')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Visits' })).toHaveAttribute('href', '#visits');
    await expect(canvas.queryByRole('link', { name: 'Book Appointment' })).not.toBeInTheDocument();
  },
};

export const WithAHelper: Story = {
  args: { partner: ramesh, bookHref: null, visitsHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Queue helper')).toBeVisible();
  },
};

export const NotKnownYet: Story = { args: { partner: null, bookHref: null, visitsHref: null } };

export const LongName: Story = { args: { partner: longNamedPartner } };

export const HindiName: Story = { args: { partner: hindiNamedPartner } };

export const RightToLeftName: Story = { args: { partner: urduNamedPartner, bookHref: null } };

export const RightToLeft: Story = { ...HindiName, decorators: [rightToLeft] };
