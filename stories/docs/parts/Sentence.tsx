import { Fragment } from 'react';
import * as rows from './Rows.css.ts';

export interface SentenceProps {
  /** May contain code in backticks. */
  text: string;
}

export function Sentence({ text }: SentenceProps) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={`${index} ${part}`} className={rows.code}>
        {part}
      </code>
    ) : (
      <Fragment key={`${index} ${part}`}>{part}</Fragment>
    ),
  );
}
