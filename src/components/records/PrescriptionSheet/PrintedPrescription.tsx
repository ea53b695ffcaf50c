import { createPortal } from 'react-dom';
import { pageRules } from './page-rules.ts';
import { PrescriptionSheet, type PrescriptionSheetProps } from './PrescriptionSheet.tsx';
import * as styles from './PrintedPrescription.css.ts';

/** While it is rendered, the browser prints it instead of the page. */
export function PrintedPrescription(props: PrescriptionSheetProps) {
  return createPortal(
    <div className={styles.paper}>
      <style>{pageRules()}</style>
      <PrescriptionSheet {...props} />
    </div>,
    document.body,
  );
}
