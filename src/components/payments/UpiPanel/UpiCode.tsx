import { useState } from 'react';
import { lazyModule, useLazyModule } from '../../../ui/lazy/lazy-module.ts';
import { t } from '../../../words/t.ts';
import type { QrImageProps } from './QrImage.tsx';
import * as styles from './UpiPanel.css.ts';

const qrImage = lazyModule(() => import('./QrImage.tsx'), { when: 'open' });

/** Some QR readers can't read inverted codes. */
export function UpiCode(image: QrImageProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const qr = useLazyModule(qrImage, { onError: () => setHasFailed(true) });
  return (
    <div className={styles.code}>
      {qr ? (
        <qr.QrImage {...image} />
      ) : (
        hasFailed && <p>{t`The code could not be shown. Use the UPI ID instead.`}</p>
      )}
    </div>
  );
}
