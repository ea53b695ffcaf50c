import { Keyboard } from 'lucide-react';
import type { Ref } from 'react';
import type { CallView } from '../../../domain/calls/call.ts';
import { callTimeText, partnerMediaText, soundOnlyText } from '../../../domain/calls/call-words.ts';
import { IconButton } from '../../../ui/forms/IconButton/IconButton.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { Say } from '../../../words/Say.ts';
import { t } from '../../../words/t.ts';
import * as styles from './CallRoom.css.ts';

export interface CallHeadProps {
  view: CallView;
  name: string;
  registration: string | null;
  now: Date;
  headingRef: Ref<HTMLHeadingElement>;
  onHelp: () => void;
}

export function CallHead({ view, name, registration, now, headingRef, onHelp }: CallHeadProps) {
  const time = callTimeText(view, now);
  const facts = [
    partnerMediaText(view),
    soundOnlyText(view),
    registration,
    time && t`In the call for ${time}`,
  ];
  return (
    <div className={styles.about}>
      <div className={styles.words}>
        <h1 ref={headingRef} className={styles.name} tabIndex={-1}>
          <Say>
            <VisuallyHidden>Video visit with </VisuallyHidden>
            {name}
          </Say>
        </h1>
        <div className={styles.facts}>{facts.map((fact) => fact && <p key={fact}>{fact}</p>)}</div>
      </div>
      <span className={styles.help}>
        <IconButton
          label={t`Keyboard shortcuts`}
          icon={<Icon glyph={Keyboard} />}
          onClick={onHelp}
        />
      </span>
    </div>
  );
}
