import { Children, Fragment, type ReactNode } from 'react';
import { part, perforation, slip, stitches } from './Slip.css.ts';

export interface SlipProps {
  /** The parts of the ticket from top to bottom, one child each; a perforation stands between two. */
  children: ReactNode;
}

/** The paper ticket of an outpatient desk: for a visit, a booking's summary or a place in a queue. */
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
