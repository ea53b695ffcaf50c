import { Fragment, useState } from 'react';
import * as styles from './CopyName.css.ts';

export interface CopyNameProps {
  name: string;
}

export function CopyName({ name }: CopyNameProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(name);
    setIsCopied(true);
  };
  return (
    <button
      type="button"
      className={styles.name}
      aria-label={`Copy ${name}`}
      onClick={() => void copy()}
      onBlur={() => setIsCopied(false)}
    >
      <code>
        {name.split(/(?<=[/.-])(?=\w)(?!svg$)/).map((part, index) => (
          <Fragment key={`${index} ${part}`}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </code>
      <span className={styles.copied} role="status">
        {isCopied ? 'Copied' : ''}
      </span>
    </button>
  );
}
