import { Children, Fragment, type ReactNode } from 'react';
import { part, perforation, slip, stitches } from './Slip.css.ts';

export interface SlipProps {
  /** Each child becomes one part of the slip. */
  children: ReactNode;
}

export function Slip({ children }: SlipProps) {
  return (
    <div className={slip}>
      {Children.toArray(children).map((child, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <div className={perforation} aria-hidden="true">
              <div className={stitches} />
            </div>
          )}
          <div className={part}>{child}</div>
        </Fragment>
      ))}
    </div>
  );
}
