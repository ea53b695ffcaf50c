import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarPlus, Printer, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../../src/ui/forms/Button/Button.tsx';
import { Menu, type MenuProps } from '../../../src/ui/overlays/Menu/Menu.tsx';
import { Tag } from '../../../src/ui/feedback/Tag/Tag.tsx';
import { useArgState } from '../../use-arg-state.ts';

function VisitWithMenu(props: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useArgState(props.isOpen);
  return (
    <Button
      ref={trigger}
      variant="secondary"
      aria-expanded={isOpen}
      onPress={() => setIsOpen(true)}
    >
      More
      <Menu {...props} triggerRef={trigger} isOpen={isOpen} onOpenChange={setIsOpen} />
    </Button>
  );
}

const onPrint = fn().mockName('onPrint');
const onRemove = fn().mockName('onRemove');

const meta = {
  component: Menu,
  parameters: { docs: { story: { inline: false }, holdsFocus: true } },
  args: {
    label: 'Visit',
    triggerRef: { current: null },
    isOpen: true,
    onOpenChange: () => undefined,
    items: [
      { id: 'calendar', label: 'Add to calendar', icon: <CalendarPlus size={20} />, href: '#ics' },
      {
        id: 'print',
        label: 'Print',
        icon: <Printer size={20} />,
        badge: <Tag variant="info">2 pages</Tag>,
        onSelect: () => onPrint(),
      },
      { id: 'remove', label: 'Remove', icon: <Trash2 size={20} />, onSelect: () => onRemove() },
    ],
  },
  render: (args) => <VisitWithMenu {...args} />,
} satisfies Meta<typeof Menu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const WithAHeader: Story = { args: { header: <strong>Wed 25 Nov, 10:30 am</strong> } };

export const ByKeyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Add to calendar' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onPrint).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};

export const RightToLeft: Story = {
  ...WithAHeader,
  globals: { direction: 'rtl' },
  play: async () => {
    await expect(await screen.findByRole('menu')).toHaveStyle({ direction: 'rtl' });
  },
};
