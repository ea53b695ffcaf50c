import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { CheckedDevices } from '../../../src/domain/room/device-check.ts';
import { RoomScreen } from '../../../src/screens/room/RoomScreen/RoomScreen.tsx';
import { role } from '../../../src/contract/common.ts';
import {
  cancelledVisit,
  hindiNamedVisit,
  longNamedVisit,
  now,
  pendingVisit,
  scheduledVisit,
} from '../../fixtures/appointments.ts';
import {
  brokenDevice,
  runningCamera,
  runningMicrophone,
  uncheckedDevice,
} from '../../fixtures/devices.ts';
import { rightToLeft } from '../../right-to-left.tsx';

const today = { ...scheduledVisit, date: '2026-11-21', time: '10:15' };
const ready = (data: typeof scheduledVisit) => ({ status: 'ready', data }) as const;
const callService = 'The video call opens here once your clinic has connected its call service.';

const meta = {
  component: RoomScreen,
  argTypes: {
    viewer: { options: role.options, control: 'radio' },
  },
  parameters: { layout: 'fullscreen' },
  args: {
    appointment: ready(today),
    viewer: 'patient',
    check: {
      devices: { camera: uncheckedDevice, microphone: uncheckedDevice },
      level: 0,
      onCheck: fn(),
      onOpen: fn(),
      onToggle: fn(),
    },
    now,
    hourCycle: '12h',
    viewerTimeZone: 'Asia/Kolkata',
    appointmentsHref: '#appointments',
    recordsHref: '#records',
    visitHref: '#visit',
    bookHref: (id) => `#book-${id}`,
    messageHref: (id) => `#message-${id}`,
    onRetry: fn(),
  },
} satisfies Meta<typeof RoomScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Creating the stream requires a document. */
const withDevices = (devices: () => CheckedDevices, level = 0): Story['render'] =>
  function WithDevices(args) {
    const [made] = useState(devices);
    return <RoomScreen {...args} check={{ ...args.check, devices: made, level }} />;
  };

export const BeforeTheCheck: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Video visit with Dr. Farah Qureshi',
    );
    await expect(canvas.getByText('Please be ready 10 minutes early.')).toBeVisible();
    await expect(canvas.getByText('Starts in 15 minutes')).toBeVisible();
    await expect(canvas.getByText(new RegExp(callService))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Check camera and microphone' }));
    await expect(args.check.onCheck).toHaveBeenCalledOnce();
  },
};

export const DevicesReady: Story = {
  render: withDevices(() => ({ camera: runningCamera(), microphone: runningMicrophone() }), 6),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(`Your devices are ready. ${callService}`)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await expect(args.check.onToggle).toHaveBeenCalledWith('microphone');
    await expect(canvas.getByRole('link', { name: 'Message Dr. Qureshi' })).toHaveAttribute(
      'href',
      '#message-doctor-farah',
    );
    await expect(canvas.getByRole('link', { name: /^Call / })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+91/),
    );
  },
};

export const OnAPhone: Story = {
  ...DevicesReady,
  globals: { viewport: { value: 'phone' } },
};

export const CheckMovesTheFocusOn: Story = {
  render: function Checking(args) {
    const [devices, setDevices] = useState(args.check.devices);
    const onCheck = () => setDevices({ camera: runningCamera(), microphone: runningMicrophone() });
    return <RoomScreen {...args} check={{ ...args.check, devices, onCheck }} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check camera and microphone' }));
    await expect(document.activeElement).toHaveTextContent('Your devices are ready.');
  },
};

export const WithoutACamera: Story = {
  render: withDevices(() => ({
    camera: brokenDevice('missing'),
    microphone: runningMicrophone(),
  })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/you will be heard, but not seen/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.check.onOpen).toHaveBeenCalledWith('camera', '');
  },
};

export const MicrophoneInUse: Story = {
  render: withDevices(() => ({ camera: runningCamera(), microphone: brokenDevice('in-use') })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nobody can hear you/)).toBeVisible();
  },
};

export const NotAllowed: Story = {
  render: withDevices(() => ({
    camera: brokenDevice('denied'),
    microphone: brokenDevice('denied'),
  })),
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.check.onCheck).toHaveBeenCalledOnce();
  },
};

export const NotOpenedSecurely: Story = {
  render: withDevices(() => ({
    camera: brokenDevice('insecure'),
    microphone: brokenDevice('insecure'),
  })),
};

export const OfTheDoctor: Story = {
  args: { viewer: 'doctor' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Video visit with Meera Nair',
    );
    await expect(canvas.getByRole('link', { name: 'Write the visit’s notes' })).toHaveAttribute(
      'href',
      '#visit',
    );
    await expect(canvas.queryByRole('link', { name: /^Call / })).toBeNull();
    await expect(canvas.queryByText(/earlier reports/)).not.toBeInTheDocument();
  },
};

export const FromAnotherTimeZone: Story = {
  args: { viewerTimeZone: 'America/New_York' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/All times are India Standard Time/)).toBeVisible();
  },
};

export const LongName: Story = {
  args: {
    appointment: ready({ ...longNamedVisit, appointmentType: 'video', status: 'scheduled' }),
  },
};

export const NotAVideoVisit: Story = {
  args: { appointment: ready({ ...today, appointmentType: 'phone' }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('This is a phone visit with Dr. Qureshi on Sat 21 Nov at 10:15 am.'),
    ).toBeVisible();
  },
};

export const InPersonForItsDoctor: Story = {
  args: { viewer: 'doctor', appointment: ready({ ...today, appointmentType: 'in-person' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the visit' })).toHaveAttribute(
      'href',
      '#visit',
    );
  },
};

export const NotConfirmedYet: Story = {
  args: { appointment: ready({ ...pendingVisit, appointmentType: 'video' }) },
};

export const NotAcceptedYet: Story = {
  args: { viewer: 'doctor', appointment: ready({ ...pendingVisit, appointmentType: 'video' }) },
};

export const Cancelled: Story = {
  args: { appointment: ready({ ...cancelledVisit, appointmentType: 'video' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Dr. Menon has cancelled.*emergency/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Book again' })).toBeVisible();
  },
};

export const CancelledByADoctorWhoTakesNoVisits: Story = {
  args: {
    appointment: ready({
      ...cancelledVisit,
      appointmentType: 'video',
      doctor: { ...cancelledVisit.doctor, takesVisits: false },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Book again' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'View appointments' })).toBeVisible();
  },
};

export const CancelledByOneself: Story = {
  args: { appointment: ready({ ...today, status: 'cancelled', cancelledBy: 'patient' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You have cancelled/)).toBeVisible();
  },
};

export const Over: Story = {
  args: { appointment: ready({ ...today, status: 'completed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See medical records' })).toBeVisible();
  },
};

export const OverForItsDoctor: Story = {
  args: { viewer: 'doctor', appointment: ready({ ...today, status: 'completed' }) },
};

export const OfAnEarlierDay: Story = {
  args: { appointment: ready({ ...today, date: '2026-11-20' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Message Dr. Qureshi' })).toBeVisible();
  },
};

export const OfAnEarlierDayForItsDoctor: Story = {
  args: { viewer: 'doctor', appointment: ready({ ...today, date: '2026-11-20' }) },
};

export const NotTheirs: Story = {
  args: { appointment: { status: 'error', reason: 'not-found', message: 'Appointment not found' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Visit not found');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = { args: { appointment: { status: 'loading' } } };

export const Failed: Story = {
  args: { appointment: { status: 'error', reason: 'failed', message: 'Please try again.' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { appointment: { status: 'error', reason: 'offline', message: 'Check your connection.' } },
};

export const HindiName: Story = {
  args: {
    appointment: ready({ ...hindiNamedVisit, appointmentType: 'video', status: 'scheduled' }),
  },
};

export const RightToLeft: Story = { ...HindiName, decorators: [rightToLeft] };
