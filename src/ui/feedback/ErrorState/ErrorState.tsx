import { TriangleAlert, WifiOff } from 'lucide-react';
import { withBase } from '../../navigation/base-path.ts';
import { button } from '../../forms/Button/Button.css.ts';
import { ButtonLink } from '../../forms/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../layout/Icon/Icon.tsx';
import { art, panel, sentence, wayOn } from '../state-panel.css.ts';
import { heading, sign } from './ErrorState.css.ts';

export interface ErrorStateProps {
  title: string;
  message: string;
  action?: { label: string; onPress: () => void } | { label: string; href: string };
  /**
   * Screen readers announce 'error' and 'offline' as alerts.
   * @default 'error'
   */
  kind?: 'error' | 'offline' | 'not-found';
  /**
   * Use 1 if the error replaces the page.
   * @default 2
   */
  headingLevel?: 1 | 2;
}

const signs = { error: TriangleAlert, offline: WifiOff };

/** Does not use react-aria, so that it works when other chunks fail to load (spec §8). */
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
  const icon = signs[kind];
  return (
    <span className={sign({ kind })} aria-hidden="true">
      <Icon glyph={icon} size={24} />
    </span>
  );
}
