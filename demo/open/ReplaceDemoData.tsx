import { useId } from 'react';
import * as styles from '../kit/demo.css.ts';

export interface ReplaceDemoDataProps {
  downloadUrl: string;
  onReplace: () => void;
}

export function ReplaceDemoData({ downloadUrl, onReplace }: ReplaceDemoDataProps) {
  const [titleId, textId] = [useId(), useId()];
  return (
    <dialog
      ref={showModal}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={textId}
      // The demo cannot start without an answer.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 className={styles.dialogTitle} id={titleId}>
        This version cannot read your demo data
      </h2>
      <p className={styles.dialogText} id={textId}>
        Another version of CareSetu stored it in this browser. Nothing has been replaced. You can
        download the data before you start a new demo.
      </p>
      <div className={styles.steps}>
        <a className={styles.buttonLink} href={downloadUrl} download="caresetu-demo.json">
          Download the data
        </a>
        <button type="button" className={styles.button} onClick={onReplace}>
          Start a new demo
        </button>
      </div>
    </dialog>
  );
}

function showModal(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}
