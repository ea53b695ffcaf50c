import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AppointmentTypePicker } from '../../../src/components/booking/AppointmentTypePicker/AppointmentTypePicker.tsx';
import { appointmentType } from '../../../src/contract/place.ts';
import { ananya, feeDoctor, newDoctor } from '../../fixtures/doctors.ts';
import { useArgState } from '../../use-arg-state.ts';

const meta = {
  component: AppointmentTypePicker,
  argTypes: {
    value: { options: appointmentType.options, control: 'radio' },
  },
  args: {
    value: 'in-person',
    doctor: ananya,
    onChange: () => {},
  },
  render: function Choosing(args) {
    const [type, setType] = useArgState(args.value);
    return (
      <div style={{ maxInlineSize: 636, padding: 16 }}>
        <AppointmentTypePicker {...args} value={type} onChange={setType} />
      </div>
    );
  },
} satisfies Meta<typeof AppointmentTypePicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InPerson: Story = {
  play: async ({ canvas }) => {
    const radios = canvas.getAllByRole('radio');
    await expect(radios[0]).toHaveAccessibleDescription('$100');
    await expect(
      canvas.getByText('In-person visits are at Vasanth Heart Centre, Indiranagar, Bengaluru.'),
    ).toBeVisible();
    const heights = radios.map((radio) => radio.getBoundingClientRect().height);
    await expect(Math.max(...heights)).toBeLessThan(80);
  },
};

export const OwnAddressAndFees: Story = {
  args: { doctor: feeDoctor },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')[0]).toHaveAccessibleDescription('₹600');
    await expect(
      canvas.getByText('In-person visits are at 14, 3rd Cross, Malleswaram, Bengaluru.'),
    ).toBeVisible();
  },
};

export const NoClinicVisits: Story = {
  args: { doctor: newDoctor, value: 'video' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await expect(canvas.getByText('Dr. Chauhan does not offer clinic visits.')).toBeVisible();
  },
};

/** The doctor has removed the place since. */
export const NoLongerOffered: Story = {
  args: { doctor: newDoctor, value: 'in-person' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

export const NoRoomForThree: Story = {
  render: function InAColumn(args) {
    return (
      <div style={{ maxInlineSize: 480, padding: 16 }}>
        <AppointmentTypePicker {...args} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(3);
  },
};

export const ChangedToVideo: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Video/ }));
    await expect(canvas.getByRole('radio', { name: /Video/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /In-person/ })).not.toBeChecked();
  },
};
