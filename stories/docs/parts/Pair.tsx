import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Pair.css.ts';

interface SideProps {
  /** The live example. */
  children: ReactNode;
  /** Why, in a sentence. */
  why: string;
}

/** Two examples side by side: a Do and a Dont. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${styles.pair}`}>{children}</div>;
}

/** An example to follow. */
export function Do(props: SideProps) {
  return <Side advice="do" {...props} />;
}

/** An example to avoid. */
export function Dont(props: SideProps) {
  return <Side advice="dont" {...props} />;
}

function Side({ advice, children, why }: SideProps & { advice: 'do' | 'dont' }) {
  const Icon = advice === 'do' ? Check : X;
  return (
    <figure className={styles.side} data-advice={advice}>
      <div className={styles.stage}>{children}</div>
      <figcaption className={styles.verdict({ advice })}>
        <span className={styles.word({ advice })}>
          <Icon size={16} strokeWidth={2.5} aria-hidden="true" />
          {advice === 'do' ? 'Do' : 'Don’t'}
        </span>
        {why}
      </figcaption>
    </figure>
  );
}
