import type { ReactNode, RefObject } from 'react';
import { I18nProvider, Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components';
import { focusItem } from '../../navigation/focus-item.ts';
import { pageLocale } from '../../lazy/page-locale.ts';
import { item, list, note, popover, top } from './Menu.css.ts';

interface MenuEntry {
  id: string;
  label: string;
  icon: ReactNode;
  badge?: ReactNode;
}

export type MenuItemSpec = MenuEntry &
  ({ href: string; onSelect?: never } | { onSelect: () => void; href?: never });

export interface MenuProps {
  label: string;
  /** The menu opens next to this element and returns focus to it on close. */
  triggerRef: RefObject<Element | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  items: readonly MenuItemSpec[];
  header?: ReactNode;
}

export function Menu({ label, triggerRef, isOpen, onOpenChange, items, header }: MenuProps) {
  return (
    <I18nProvider locale={pageLocale()}>
      <Popover
        className={popover}
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        placement="bottom end"
        aria-label={label}
      >
        {header && <div className={top}>{header}</div>}
        <AriaMenu
          ref={focusItem}
          className={list}
          aria-label={label}
          autoFocus="first"
          onClose={() => onOpenChange(false)}
        >
          {items.map(({ id, label: words, icon, badge, href, onSelect }) => (
            <MenuItem
              key={id}
              id={id}
              className={item}
              textValue={words}
              href={href}
              onAction={onSelect}
            >
              {icon}
              <span>{words}</span> {badge && <span className={note}>{badge}</span>}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </I18nProvider>
  );
}
