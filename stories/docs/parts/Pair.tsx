import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Pair.css.ts';

interface SideProps {
  children: ReactNode;
  why: string;
}

export function Pair({ children }: { children: ReactNode }) {
  return <div className={`sb-unstyled ${styles.pair}`}>{children}</div>;
}

export function Do(props: SideProps) {
  return <Side advice="do" {...props} />;
}

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
