import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from '../../../src/ui/media/Avatar/Avatar.tsx';
import { Inline } from '../../../src/ui/layout/Inline/Inline.tsx';

const meta = {
  component: Avatar,
  args: { name: 'Meera Nair', src: '/art/people/meera.svg', isDecorative: false },
} satisfies Meta<typeof Avatar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Portrait: Story = {};

export const Initials: Story = { args: { src: null } };

export const InitialsInOtherColours: Story = {
  render: () => (
    <Inline gap="s4" canWrap={false}>
      <Avatar name="Ramesh Pawar" src={null} tint="monsoon" />
      <Avatar name="Sunita Yadav" src={null} tint="lotus" />
      <Avatar name="कमला देवी" src={null} tint="neem" />
    </Inline>
  ),
};

export const GenericPatient: Story = { args: { src: null, fallback: 'patient' } };

export const GenericDoctor: Story = {
  args: { name: 'Dr. Ananya Krishnan', src: null, fallback: 'doctor' },
};

export const NoNameNoPicture: Story = { args: { name: '', src: null, isDecorative: true } };

export const BrokenPicture: Story = {
  args: { src: '/art/people/nobody.svg' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveTextContent('MN'));
  },
};

export const EverySize: Story = {
  render: (args) => (
    <Inline gap="s4" align="end">
      {(['xs', 's', 'm', 'l', 'xl'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} isDecorative />
      ))}
      {(['xs', 's', 'm', 'l', 'xl'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} src={null} isDecorative />
      ))}
    </Inline>
  ),
};
