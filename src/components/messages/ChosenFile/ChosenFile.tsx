import { FileText, X } from 'lucide-react';
import { useCallback } from 'react';
import { cleanFileName } from '../../../domain/files/file-name.ts';
import { formatFileSize } from '../../../domain/files/file-size.ts';
import { IconButton } from '../../../ui/forms/IconButton/IconButton.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './ChosenFile.css.ts';

export interface ChosenFileProps {
  file: File;
  onRemove: () => void;
}

export function ChosenFile({ file, onRemove }: ChosenFileProps) {
  const name = cleanFileName(file.name);
  return (
    <div className={styles.chip} role="group" aria-label={t`Attached file`}>
      {file.type.startsWith('image/') ? (
        <Picture file={file} />
      ) : (
        <Icon glyph={FileText} className={styles.sign} size={20} />
      )}
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>{' '}
        <bdi className={styles.bytes}>{formatFileSize(file.size)}</bdi>
      </span>
      <IconButton
        label={t`Remove ${name}`}
        icon={<Icon glyph={X} size={20} />}
        onClick={onRemove}
      />
    </div>
  );
}

function Picture({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} className={styles.picture} alt="" />;
}
