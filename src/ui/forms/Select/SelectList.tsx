import { Check } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { I18nProvider, ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { afterNextFrame } from '../../lazy/after-next-frame.ts';
import { focusItem } from '../../navigation/focus-item.ts';
import { pageLocale } from '../../lazy/page-locale.ts';
import { option, optionNote, sheet, struckOption, tick } from '../OptionList/OptionList.css.ts';
import { Icon } from '../../layout/Icon/Icon.tsx';
import { empty, list, popover } from './Select.css.ts';
import type { SelectOption } from './Select.tsx';

export interface SelectListProps<Value extends string> {
  id: string;
  label: string;
  options: readonly SelectOption<Value>[];
  value: Value;
  emptyText: string | undefined;
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSelect: (value: Value) => void;
}

export function SelectList<Value extends string>({
  id,
  label,
  options,
  value,
  emptyText,
  triggerRef,
  isOpen,
  onOpenChange,
  onSelect,
}: SelectListProps<Value>) {
  const isFinger = useRef(false);
  const take = (key: unknown) => {
    const close = () => {
      onOpenChange(false);
      // If the user selects the current option again, react-aria deselects it.
      onSelect(options.find((option) => option.value === key)?.value ?? value);
    };
    if (isFinger.current) afterNextFrame(close);
    else close();
    isFinger.current = false;
  };
  return (
    <I18nProvider locale={pageLocale()}>
      <Popover
        className={`${sheet} ${popover}`}
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        placement="bottom start"
        aria-label={label}
      >
        <ListBox
          ref={focusItem}
          onPointerCancelCapture={() => (isFinger.current = false)}
          id={id}
          className={list}
          aria-label={label}
          autoFocus={options.some((option) => option.value === value) ? true : 'first'}
          items={options}
          selectionMode="single"
          escapeKeyBehavior="none"
          selectedKeys={[value]}
          renderEmptyState={() => <p className={empty}>{emptyText}</p>}
          onSelectionChange={([key]) => take(key)}
        >
          {(item) => (
            <ListBoxItem
              id={item.value}
              className={option}
              textValue={item.label}
              isDisabled={item.unavailable !== undefined}
              onPressStart={({ pointerType }) => {
                isFinger.current = pointerType === 'touch' || pointerType === 'pen';
              }}
            >
              {({ isSelected }) => (
                <>
                  <span className={item.unavailable && struckOption}>{item.label}</span>
                  {item.unavailable && <span className={optionNote}>{item.unavailable}</span>}
                  {isSelected && <Icon glyph={Check} className={tick} size={20} />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </I18nProvider>
  );
}
