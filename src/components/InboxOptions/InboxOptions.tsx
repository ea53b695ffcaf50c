import { Check, EllipsisVertical } from 'lucide-react';
import { useRef, type KeyboardEvent } from 'react';
import { Header, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components';
import type { HourCycle } from '../../domain/india-time.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import * as menu from '../../ui/Menu/Menu.css.ts';
import { useOpen } from '../../ui/use-open.ts';
import { heading, tick } from './InboxOptions.css.ts';

const choices: readonly { id: HourCycle; label: string }[] = [
  { id: '12h', label: '12-hour time' },
  { id: '24h', label: '24-hour time' },
];

export interface InboxOptionsProps {
  /** How times are written now. */
  hourCycle: HourCycle;
  /** Another way was chosen. */
  onHourCycleChange: (hourCycle: HourCycle) => void;
}

/** What a person can set about messages: how times are written (spec §2 Messages). */
export function InboxOptions({ hourCycle, onHourCycleChange }: InboxOptionsProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useOpen();
  // A click that a key makes would leave the focus on the menu instead of its first choice.
  const openByKey = (event: KeyboardEvent) => {
    if (!['ArrowDown', 'Enter', ' '].includes(event.key)) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <IconButton
        ref={trigger}
        label="Message options"
        icon={<EllipsisVertical size={24} strokeWidth={1.75} aria-hidden="true" />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        onKeyDown={openByKey}
      />
      <Popover
        className={menu.popover}
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        placement="bottom end"
        aria-label="Message options"
      >
        <Menu
          className={menu.list}
          aria-label="Message options"
          autoFocus="first"
          onClose={() => setIsOpen(false)}
        >
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[hourCycle]}
            onSelectionChange={(keys) => {
              const chosen = choices.find(({ id }) => keys !== 'all' && keys.has(id));
              if (chosen) onHourCycleChange(chosen.id);
            }}
          >
            <Header className={heading}>Time</Header>
            {choices.map(({ id, label }) => (
              <MenuItem key={id} id={id} className={menu.item} textValue={label}>
                <span className={tick}>
                  {id === hourCycle && <Check size={20} strokeWidth={1.75} aria-hidden="true" />}
                </span>
                {label}
              </MenuItem>
            ))}
          </MenuSection>
        </Menu>
      </Popover>
    </>
  );
}
