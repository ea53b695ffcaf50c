import { EllipsisVertical } from 'lucide-react';
import { useRef } from 'react';
import type { HourCycle } from '../../../domain/time/india-time.ts';
import { IconButton } from '../../../ui/forms/IconButton/IconButton.tsx';
import { lazyModule } from '../../../ui/lazy/lazy-module.ts';
import { useOpener } from '../../../ui/overlays/use-opener.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { t } from '../../../words/t.ts';

export interface InboxOptionsProps {
  hourCycle: HourCycle;
  onHourCycleChange: (hourCycle: HourCycle) => void;
}

const inboxMenu = lazyModule(() => import('./InboxMenu.tsx'), { when: 'intent' });

/** Spec §2 Messages. */
export function InboxOptions({ hourCycle, onHourCycleChange }: InboxOptionsProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const { module: menu, isOpen, setOpen, button } = useOpener(inboxMenu);
  return (
    <>
      <IconButton
        ref={trigger}
        label={t`Message options`}
        icon={<Icon glyph={EllipsisVertical} size={24} />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...button}
      />
      {menu && (
        <menu.InboxMenu
          hourCycle={hourCycle}
          onHourCycleChange={onHourCycleChange}
          triggerRef={trigger}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
