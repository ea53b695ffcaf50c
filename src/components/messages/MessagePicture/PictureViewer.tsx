import { useState } from 'react';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { useObjectUrl } from '../../../ui/media/use-object-url.ts';
import { t } from '../../../words/t.ts';
import * as styles from './PictureViewer.css.ts';

export interface PictureViewerProps {
  file: Blob;
  name: string;
  alt: string;
  onSave: () => void;
  onClose: () => void;
}

export function PictureViewer({ file, name, alt, onSave, onClose }: PictureViewerProps) {
  const [isBroken, setIsBroken] = useState(false);
  const url = useObjectUrl(file);
  return (
    <Dialog
      title={name}
      size="large"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t`Close`}
          </Button>
          <Button onPress={onSave}>{t`Save`}</Button>
        </>
      }
    >
      <div className={styles.frame}>
        {url !== null && !isBroken && (
          <img
            className={styles.picture}
            src={url}
            alt={alt || name}
            onError={() => setIsBroken(true)}
          />
        )}
        <FormAlert
          message={isBroken ? t`This picture cannot be shown here. You can save it.` : null}
        />
      </div>
    </Dialog>
  );
}
