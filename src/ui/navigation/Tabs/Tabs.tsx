import {
  Fragment,
  useDeferredValue,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useChosenInView } from '../../layout/use-chosen-in-view.ts';
import { usePressFirst } from '../../lazy/use-press-first.ts';
import { list as listClass, panel, tab } from './Tabs.css.ts';

export interface TabItem<Id extends string> {
  id: Id;
  label: string;
  content: ReactNode;
}

export interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly TabItem<Id>[];
  /**
   * If set, the component is controlled. Otherwise, the first tab is selected initially.
   * @default undefined
   */
  selectedTab?: Id;
  onTabChange?: (id: Id) => void;
}

export function Tabs<Id extends string>({ label, tabs, selectedTab, onTabChange }: TabsProps<Id>) {
  const ownId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [ownTab, setOwnTab] = useState(tabs[0]?.id);
  const [selectedId, press] = usePressFirst(selectedTab ?? ownTab ?? null, (id) => {
    setOwnTab(id);
    onTabChange?.(id);
  });
  const selected = tabs.find(({ id }) => id === selectedId);
  useChosenInView(list, '[aria-selected=true]', String(selectedId));
  // Show the tab as selected before its heavy content renders.
  const shownId = useDeferredValue(selectedId);
  const shown = tabs.find(({ id }) => id === shownId);

  const choose = (id: Id, event: Event) => {
    if (id !== selected?.id) press(id, event);
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const from = buttons.findIndex((button) => button === event.currentTarget);
    const to = getTargetIndex(event, from, buttons.length);
    const next = tabs[to];
    if (!next) return;
    event.preventDefault();
    buttons[to]?.focus();
    choose(next.id, event.nativeEvent);
  };

  return (
    <div>
      <div ref={list} className={listClass} role="tablist" aria-label={label}>
        {tabs.map(({ id, label: words }) => (
          <button
            key={id}
            id={`${ownId}-tab-${id}`}
            className={tab}
            type="button"
            role="tab"
            aria-selected={id === selected?.id}
            aria-controls={id === selected?.id ? `${ownId}-panel` : undefined}
            tabIndex={id === selected?.id ? 0 : -1}
            onClick={({ nativeEvent }) => choose(id, nativeEvent)}
            onKeyDown={moveByKey}
          >
            {words}
          </button>
        ))}
      </div>
      {shown && (
        <div
          id={`${ownId}-panel`}
          className={panel}
          role="tabpanel"
          aria-labelledby={`${ownId}-tab-${shown.id}`}
          tabIndex={0}
        >
          {/* Remount the content, but not the panel, which may have focus. */}
          <Fragment key={shown.id}>{shown.content}</Fragment>
        </div>
      )}
    </div>
  );
}

/** Wraps around at both ends. Returns -1 for other keys. */
function getTargetIndex(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  from: number,
  count: number,
) {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const onwards = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const back = onwards === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  if (key === onwards) return (from + 1) % count;
  return key === back ? (from - 1 + count) % count : -1;
}
