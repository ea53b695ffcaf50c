import { useState } from 'react';
import { lazyModule, useLazyModule } from '../../../ui/lazy/lazy-module.ts';
import type { QrImageProps } from './QrImage.tsx';
import * as styles from './QrCode.css.ts';

const qrImage = lazyModule(() => import('./QrImage.tsx'), { when: 'open' });

export interface QrCodeProps extends QrImageProps {
  fallback: string;
}

/** Some QR readers can't read inverted codes. */
export function QrCode({ fallback, ...image }: QrCodeProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const qr = useLazyModule(qrImage, { onError: () => setHasFailed(true) });
  return (
    <div className={styles.code}>
      {qr ? <qr.QrImage {...image} /> : hasFailed && <p>{fallback}</p>}
    </div>
  );
}
