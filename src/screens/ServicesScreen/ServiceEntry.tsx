import { BlockIcon, type BlockIconName } from '../../ui/BlockIcon/BlockIcon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import * as styles from './ServicesScreen.css.ts';

export interface ServiceEntryProps {
  /** What an address ends with to lead here: 'telehealth'. */
  id: string;
  /** What stands for it. */
  icon: BlockIconName;
  /** What it is called. */
  title: string;
  /** What one gets, in a few sentences. */
  text: string;
  /** The links that lead there. */
  ways: readonly { label: string; href: string }[];
}

/** One of the services: what it is, and the ways to it. */
export function ServiceEntry({ id, icon, title, text, ways }: ServiceEntryProps) {
  return (
    <section id={id} className={styles.entry} aria-labelledby={`${id}-title`}>
      <BlockIcon name={icon} tint="marigold" />
      <div>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        <ul className={styles.ways}>
          {ways.map(({ label, href }) => (
            <li key={label}>
              <Link href={href} look="stitched">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
