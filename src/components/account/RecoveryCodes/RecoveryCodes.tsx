import { Copy, Download } from 'lucide-react';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './RecoveryCodes.css.ts';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onCopy: () => void;
  onDownload: () => void;
}

export function RecoveryCodes({ codes, onCopy, onDownload }: RecoveryCodesProps) {
  return (
    <Stack gap="s4">
      <ul className={styles.codes} aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            <bdi>{code}</bdi>
          </li>
        ))}
      </ul>
      <Inline gap="s3">
        <Button variant="secondary" icon={<Icon glyph={Copy} size={20} />} onPress={onCopy}>
          {t`Copy`}
        </Button>
        <Button variant="secondary" icon={<Icon glyph={Download} size={20} />} onPress={onDownload}>
          {t`Download`}
        </Button>
      </Inline>
    </Stack>
  );
}
