import {
  BlockIcon,
  type BlockIconName,
  type BlockIconTint,
} from '../../../src/ui/BlockIcon/BlockIcon.tsx';
import { DocLink, type DocLinkProps } from './DocLink.tsx';
import * as styles from './WhatIsWhere.css.ts';

interface Place {
  name: string;
  to: DocLinkProps['to'];
  icon: BlockIconName;
  tint: BlockIconTint;
  what: string;
}

const places: readonly Place[] = [
  {
    name: 'Principles and voice',
    to: 'docs/principles-and-voice--docs',
    icon: 'heart',
    tint: 'marigold',
    what: 'The look of our screens, and the tone of our words.',
  },
  {
    name: 'Tokens',
    to: 'docs/tokens--docs',
    icon: 'pill',
    tint: 'neem',
    what: 'Colours with their contrast, type, space, corners and motion.',
  },
  {
    name: 'Icons and illustration',
    to: 'docs/icons-and-illustration--docs',
    icon: 'eye',
    tint: 'lotus',
    what: 'Every drawing and icon, to search and copy.',
  },
  {
    name: 'Accessibility',
    to: 'docs/accessibility--docs',
    icon: 'ear',
    tint: 'marigold',
    what: 'Our accessibility rules, and the keys of each component.',
  },
  {
    name: 'Content',
    to: 'docs/content--docs',
    icon: 'calendar',
    tint: 'neem',
    what: 'Formats of dates, times, money and numbers.',
  },
  {
    name: 'Contract',
    to: 'docs/contract--docs',
    icon: 'folder',
    tint: 'lotus',
    what: 'Every call and event of the API.',
  },
  {
    name: 'How to add a component',
    to: 'docs/how-to-add-a-component--docs',
    icon: 'stethoscope',
    tint: 'marigold',
    what: 'From a name to a component that others can use.',
  },
];

export function WhatIsWhere() {
  return (
    <ul className={`sb-unstyled ${styles.places}`}>
      {places.map(({ name, to, icon, tint, what }) => (
        <li key={name} className={styles.place}>
          <BlockIcon name={icon} tint={tint} size="small" />
          <div className={styles.about}>
            <DocLink to={to} className={styles.link}>
              {name}
            </DocLink>
            <p className={styles.what}>{what}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
