import { lazy, Suspense, type ComponentType } from 'react';
import type { QrImageProps } from './QrImage.tsx';
import * as styles from './UpiPanel.css.ts';

/** Only whoever pays by UPI needs what draws the code. */
const QrImage = lazy(async (): Promise<{ default: ComponentType<QrImageProps> }> => {
  try {
    return { default: (await import('./QrImage.tsx')).QrImage };
  } catch {
    return { default: NoImage };
  }
});

/** A code to be read by the phone that has the UPI app. Always dark on light, as readers want it. */
export function UpiCode(image: QrImageProps) {
  return (
    <div className={styles.code}>
      <Suspense>
        <QrImage {...image} />
      </Suspense>
    </div>
  );
}

/** Without a connection there is no code; the link and the address remain. */
function NoImage() {
  return <p>The code could not be drawn. Please use the UPI ID.</p>;
}
