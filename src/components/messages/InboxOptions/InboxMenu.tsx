import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { Header, I18nProvider, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components';
import type { HourCycle } from '../../../domain/time/india-time.ts';
import { focusItem } from '../../../ui/navigation/focus-item.ts';
import { pageLocale } from '../../../ui/lazy/page-locale.ts';
import * as menu from '../../../ui/overlays/Menu/Menu.css.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { t } from '../../../words/t.ts';
import { heading, tick } from './InboxOptions.css.ts';
import type { InboxOptionsProps } from './InboxOptions.tsx';

const choices: readonly { id: HourCycle; label: string }[] = [
  { id: '12h', label: t`12-hour time` },
  { id: '24h', label: t`24-hour time` },
];

export interface InboxMenuProps extends InboxOptionsProps {
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function InboxMenu({ hourCycle, onHourCycleChange, ...popover }: InboxMenuProps) {
  return (
    <I18nProvider locale={pageLocale()}>
      <Popover
        {...popover}
        className={menu.popover}
        placement="bottom end"
        aria-label={t`Message options`}
      >
        <Menu
          ref={focusItem}
          className={menu.list}
          aria-label={t`Message options`}
          autoFocus="first"
          onClose={() => popover.onOpenChange(false)}
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
            <Header className={heading}>{t`Time`}</Header>
            {choices.map(({ id, label }) => (
              <MenuItem key={id} id={id} className={menu.item} textValue={label}>
                <span className={tick}>{id === hourCycle && <Icon glyph={Check} size={20} />}</span>
                {label}
              </MenuItem>
            ))}
          </MenuSection>
        </Menu>
      </Popover>
    </I18nProvider>
  );
}
