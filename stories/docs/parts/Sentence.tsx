import { Fragment } from 'react';
import * as rows from './Rows.css.ts';

export interface SentenceProps {
  /** A sentence of a source, names of the code between backticks. */
  text: string;
}

/** A sentence as the sources write it, with its names set as code. */
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
