import type { ReactNode, RefObject } from 'react';
import { I18nProvider, Menu as AriaMenu, MenuItem, Popover } from 'react-aria-components';
import { focusItem } from '../focus-item.ts';
import { pageLocale } from '../page-locale.ts';
import { item, list, note, popover, top } from './Menu.css.ts';

interface MenuEntry {
  /** Unlike any other's in this menu. */
  id: string;
  /** What it says. */
  label: string;
  /** A lucide icon. */
  icon: ReactNode;
  /** Something short at its end, such as a count. */
  badge?: ReactNode;
}

/** Either leads to a page or does something. */
export type MenuItemSpec = MenuEntry &
  ({ href: string; onSelect?: never } | { onSelect: () => void; href?: never });

export interface MenuProps {
  /** What the menu is for, its name. */
  label: string;
  /** The button that opens it: the menu stands under it and gives the focus back to it. */
  triggerRef: RefObject<Element | null>;
  /** Whether it is open. */
  isOpen: boolean;
  /** Asks to be closed: an item was chosen, Escape, or a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** What it offers. */
  items: readonly MenuItemSpec[];
  /** What stands above the items. */
  header?: ReactNode;
}

/** A list of things to do or places to go under a button, which stays its owner's: arrow keys move along it. */
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
