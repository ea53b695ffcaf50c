import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { list, panel, tab } from './Tabs.css.ts';

export interface TabItem<Id extends string> {
  /** What the outside knows the tab by. */
  id: Id;
  /** The words on the tab. */
  label: string;
  /** What it shows. */
  content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** What the tabs are about, for people who listen. */
  label: string;
  /** The tabs, in their order. */
  tabs: readonly TabItem<Id>[];
  /**
   * The tab that is shown; left out, the tabs look after it themselves.
   * @default the first
   */
  selectedTab?: Id;
  /** Another tab was chosen. */
  onTabChange?: (id: Id) => void;
}

/** Parts of one page of which one is shown: arrow keys move along the tabs. */
export function Tabs<Id extends string>({ label, tabs, selectedTab, onTabChange }: TabsProps<Id>) {
  return (
    <AriaTabs
      selectedKey={selectedTab}
      onSelectionChange={(key) => {
        const chosen = tabs.find(({ id }) => id === key);
        if (chosen) onTabChange?.(chosen.id);
      }}
    >
      <TabList className={list} aria-label={label}>
        {tabs.map(({ id, label: words }) => (
          <Tab key={id} id={id} className={tab}>
            {words}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
