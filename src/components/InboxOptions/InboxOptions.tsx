import { EllipsisVertical } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { HourCycle } from '../../domain/india-time.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { onDemand, useOnDemand } from '../../ui/use-on-demand.ts';

export interface InboxOptionsProps {
  /** How times are written now. */
  hourCycle: HourCycle;
  /** Another way was chosen. */
  onHourCycleChange: (hourCycle: HourCycle) => void;
}

const inboxMenu = onDemand(() => import('./InboxMenu.tsx'));

/** What a person can set about messages: how times are written (spec §2 Messages). */
export function InboxOptions({ hourCycle, onHourCycleChange }: InboxOptionsProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [menu, getMenu] = useOnDemand(inboxMenu);
  const open = () => {
    setIsOpen(true);
    void getMenu().then((isThere) => isThere || setIsOpen(false));
  };
  // A click that a key makes would leave the focus on the menu instead of its first choice.
  const openByKey = (event: KeyboardEvent) => {
    if (!['ArrowDown', 'Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <IconButton
        ref={trigger}
        label="Message options"
        icon={<EllipsisVertical size={24} strokeWidth={1.75} aria-hidden="true" />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={() => void getMenu()}
        onFocus={() => void getMenu()}
        onClick={open}
        onKeyDown={openByKey}
      />
      {menu && (
        <menu.InboxMenu
          hourCycle={hourCycle}
          onHourCycleChange={onHourCycleChange}
          triggerRef={trigger}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
        />
      )}
    </>
  );
}
