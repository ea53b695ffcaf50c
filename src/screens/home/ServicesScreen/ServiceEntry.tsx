import { h3Text } from '../../../theme/typography.css.ts';
import { BlockIcon, type BlockIconName } from '../../../ui/media/BlockIcon/BlockIcon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Link } from '../../../ui/navigation/Link/Link.tsx';
import * as styles from './ServicesScreen.css.ts';

export interface ServiceEntryProps {
  /** URL fragment, such as 'telehealth'. */
  id: string;
  icon: BlockIconName;
  title: string;
  text: string;
  ways: readonly { label: string; href: string }[];
}

export function ServiceEntry({ id, icon, title, text, ways }: ServiceEntryProps) {
  return (
    <section id={id} className={styles.entry} aria-labelledby={`${id}-title`}>
      <BlockIcon name={icon} tint="marigold" />
      <div>
        <h2 id={`${id}-title`} className={h3Text}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        <Inline as="ul" gap="s6" rowGap="s4" className={styles.ways}>
          {ways.map(({ label, href }) => (
            <li key={label}>
              <Link href={href} variant="stitched">
                {label}
              </Link>
            </li>
          ))}
        </Inline>
      </div>
    </section>
  );
}
