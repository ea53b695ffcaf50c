import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RecordScreen } from '../../../src/screens/records/RecordScreen/RecordScreen.tsx';
import { nextTimes } from '../../fixtures/next-times.tsx';
import { signatureUrl } from '../../fixtures/signatures.ts';
import { hindiRecord, longRecord, records } from '../../fixtures/records.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const [record = longRecord] = records;

const meta = {
  component: RecordScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    record: { status: 'ready', data: record },
    patientName: 'Meera Nair',
    facts: null,
    signature: null,
    nextTimes,
    recordsHref: '#records',
    hrefs: {
      bookAgain: (id) => `#book-${id}`,
      message: (id) => `#messages-${id}`,
      visit: (id) => `#visit-${id}`,
    },
    onPrint: fn(),
    onRetry: fn(),
    onSignatureRetry: fn(),
  },
} satisfies Meta<typeof RecordScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  args: { record: { status: 'ready', data: { ...record, appointmentId: 'appointment-1' } } },
  play: async ({ canvas }) => {
    const target = (name: string | RegExp) =>
      canvas.getByRole('link', { name }).getAttribute('href');
    await expect(target('Book again')).toBe(`#book-${record.doctorId}`);
    await expect(target(/^Message Dr\. /)).toBe(`#messages-${record.doctorId}`);
    await expect(target('See the visit')).toBe('#visit-appointment-1');
  },
};

export const Signed: Story = {
  args: { signature: { status: 'ready', data: signatureUrl } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Signature of Dr\. / })).toBeVisible();
  },
};

export const SignatureLoading: Story = { args: { signature: { status: 'loading' } } };

export const SignatureOffline: Story = {
  args: {
    signature: { status: 'error', reason: 'offline', message: 'Check your connection.' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The doctor’s signature could not be loaded. Check your connection.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onSignatureRetry).toHaveBeenCalledOnce();
  },
};

export const SignatureFailed: Story = {
  args: { signature: { status: 'error', reason: 'failed', message: 'Please try again.' } },
};

export const LongTexts: Story = { args: { record: { status: 'ready', data: longRecord } } };

export const Loading: Story = { args: { record: { status: 'loading' } } };

export const NotTheirs: Story = {
  args: { record: { status: 'error', reason: 'forbidden', message: 'Not yours.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Record not found');
    await expect(canvas.getByRole('link', { name: 'See all records' })).toHaveAttribute(
      'href',
      '#records',
    );
  },
};

export const Failed: Story = {
  args: { record: { status: 'error', reason: 'failed', message: 'Please try again.' } },
};

export const Offline: Story = {
  args: { record: { status: 'error', reason: 'offline', message: 'Check your connection.' } },
};

export const InHindi: Story = { args: { record: { status: 'ready', data: hindiRecord } } };

export const RightToLeft: Story = { ...InHindi, decorators: [rightToLeft] };
