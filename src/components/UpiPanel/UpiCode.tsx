import { useState } from 'react';
import { lazyModule, useLazyModule } from '../../ui/lazy-module.ts';
import type { QrImageProps } from './QrImage.tsx';
import * as styles from './UpiPanel.css.ts';

const qrImage = lazyModule(() => import('./QrImage.tsx'), { when: 'open' });

/** A code to be read by the phone that has the UPI app. Always dark on light, as readers want it. */
export function UpiCode(image: QrImageProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const qr = useLazyModule(qrImage, { onError: () => setHasFailed(true) });
  return (
    <div className={styles.code}>
      {qr ? (
        <qr.QrImage {...image} />
      ) : (
        hasFailed && <p>The code could not be drawn. Please use the UPI ID.</p>
      )}
    </div>
  );
}
