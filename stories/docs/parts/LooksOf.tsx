import { Fragment } from 'react';
import type { Relative } from '../../../.storybook/relatives.ts';
import { DocLink } from './DocLink.tsx';

export interface LooksOfProps {
  parts: readonly Relative[];
}

export function LooksOf({ parts }: LooksOfProps) {
  return (
    <p>
      {'It has no styles of its own. See the tokens of '}
      {parts.map(({ name, page }, index) => (
        <Fragment key={page}>
          {index > 0 && (index === parts.length - 1 ? ' and ' : ', ')}
          <DocLink to={`docs/${page}#tokens`}>{name}</DocLink>
        </Fragment>
      ))}
      .
    </p>
  );
}
