import type { ReactNode } from 'react';
import { quietText, strongText } from '../../../theme/typography.css.ts';
import { Tag } from '../../../ui/feedback/Tag/Tag.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './DevicesSection.css.ts';

interface DeviceItemProps {
  name: string;
  isCurrent: boolean;
  times: string;
  action: ReactNode;
}

export function DeviceItem({ name, isCurrent, times, action }: DeviceItemProps) {
  return (
    <li className={styles.device}>
      <Stack gap="s1">
        <Inline gap="s2" align="center">
          <p className={strongText}>{name}</p>
          {isCurrent && <Tag variant="info">{t`This device`}</Tag>}
        </Inline>
        <p className={quietText}>{times}</p>
      </Stack>
      {action}
    </li>
  );
}
