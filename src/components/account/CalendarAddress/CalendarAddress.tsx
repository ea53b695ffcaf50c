import { CalendarPlus, Copy } from 'lucide-react';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { ButtonLink } from '../../../ui/forms/ButtonLink/ButtonLink.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './CalendarAddress.css.ts';

export interface CalendarAddressProps {
  /** With http or https. Calendar apps open the same address with `webcal`. */
  address: string;
  onCopy: () => void;
}

export function CalendarAddress({ address, onCopy }: CalendarAddressProps) {
  return (
    <Stack gap="s4">
      <p className={styles.address}>
        <bdi>{address}</bdi>
      </p>
      <Inline gap="s3">
        <Button variant="secondary" icon={<Icon glyph={Copy} size={20} />} onPress={onCopy}>
          {t`Copy`}
        </Button>
        <ButtonLink
          variant="secondary"
          icon={<Icon glyph={CalendarPlus} size={20} />}
          href={address.replace(/^https?:/, 'webcal:')}
        >
          {t`Open in my calendar`}
        </ButtonLink>
      </Inline>
    </Stack>
  );
}
