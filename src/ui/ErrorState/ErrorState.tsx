import { TriangleAlert, WifiOff } from 'lucide-react';
import { withBase } from '../base-path.ts';
import { button } from '../Button/Button.css.ts';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { art, heading, panel, sentence, sign, wayOn } from './ErrorState.css.ts';

export interface ErrorStateProps {
  /** What went wrong, in a few words. */
  title: string;
  /** The sentence that says what happened or what to do. */
  message: string;
  /** The way on: something to press, or a place to go. */
  action?: { label: string; onPress: () => void } | { label: string; href: string };
  /**
   * Decides the picture; an error and being offline are announced, something not found is not.
   * @default 'error'
   */
  kind?: 'error' | 'offline' | 'not-found';
  /**
   * 1 where it is all that the page has to say.
   * @default 2
   */
  headingLevel?: 1 | 2;
}

const signs = { error: TriangleAlert, offline: WifiOff };

/**
 * Something could not be shown: what, why, and the way on (spec §8). It needs nothing of react-aria, so that it stands
 * even where the rest of a page did not load.
 */
export function ErrorState({
  title,
  message,
  action,
  kind = 'error',
  headingLevel = 2,
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={panel} role={kind === 'not-found' ? undefined : 'alert'} data-state={kind}>
      {kind === 'not-found' ? (
        <img
          className={art}
          src={withBase('/art/spot/empty.svg')}
          alt=""
          width={210}
          height={130}
        />
      ) : (
        <Sign kind={kind} />
      )}
      <Heading className={heading({ headingLevel })}>{title}</Heading>
      <p className={sentence}>{message}</p>
      {action && (
        <div className={wayOn}>
          {'href' in action ? (
            <ButtonLink href={action.href} variant="secondary">
              {action.label}
            </ButtonLink>
          ) : (
            <button
              className={button({ variant: 'secondary' })}
              type="button"
              onClick={action.onPress}
            >
              {action.label}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function Sign({ kind }: { kind: 'error' | 'offline' }) {
  const Icon = signs[kind];
  return (
    <span className={sign({ kind })} aria-hidden="true">
      <Icon size={24} strokeWidth={1.75} />
    </span>
  );
}
