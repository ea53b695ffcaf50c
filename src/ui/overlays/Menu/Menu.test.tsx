import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../../forms/Button/Button.tsx';
import { Menu } from './Menu.tsx';

function Visit() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const items = ['Print', 'Remove'].map((label) => ({
    id: label,
    label,
    icon: null,
    onSelect: () => undefined,
  }));
  return (
    <>
      <Button ref={trigger} onPress={() => setIsOpen(true)}>
        More
      </Button>
      <Menu
        label="Visit"
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        items={items}
      />
    </>
  );
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('Menu handles a key that is pressed immediately after it opens', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  render(<Visit />);
  screen.getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard('{Enter}{End}');
  expect(screen.getByRole('menuitem', { name: 'Remove' })).toHaveFocus();
});
