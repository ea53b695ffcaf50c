import { FileHeart, FileImage, FileText, X } from 'lucide-react';
import { useState } from 'react';
import type { ChatAttachment } from '../../domain/conversation.ts';
import { cleanFileName } from '../../domain/file-name.ts';
import { formatFileSize } from '../../domain/file-size.ts';
import { fileKind } from '../../domain/file-type.ts';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx';
import * as styles from './AttachmentCard.css.ts';

export interface AttachmentCardProps {
  /** The file. */
  attachment: ChatAttachment;
  /** The file is to be opened or kept; only a file that is up can be. */
  onOpen: () => void;
  /** The file is not to be sent after all; it can be cancelled while its progress is known. */
  onCancel: () => void;
  /**
   * A picture's address for a look at it, or null for the sign of its kind.
   * @default null
   */
  previewUrl?: string | null;
}

const signs = { Photo: FileImage, PDF: FileHeart, Text: FileText, File: FileText };

/** A file in a conversation: what it is, how far it is up, and the way to open it. */
export function AttachmentCard({
  attachment,
  onOpen,
  onCancel,
  previewUrl = null,
}: AttachmentCardProps) {
  const { id, progress } = attachment;
  const name = cleanFileName(attachment.name);
  const file = <FileLook attachment={attachment} name={name} previewUrl={previewUrl} />;
  if (id !== null) {
    return (
      <button
        className={styles.opener}
        type="button"
        aria-label={`Download ${name}, ${fileFacts(attachment)}`}
        onClick={onOpen}
        data-state="ready"
      >
        {file}
      </button>
    );
  }
  return (
    <div className={styles.card} data-state={progress === null ? 'waiting' : 'uploading'}>
      {file}
      {progress !== null && (
        <div className={styles.upload}>
          <ProgressBar label="Sending" value={progress * 100} />
          <IconButton
            label={`Cancel sending ${name}`}
            icon={<X size={20} strokeWidth={1.75} aria-hidden="true" />}
            onClick={onCancel}
          />
        </div>
      )}
    </div>
  );
}

interface FileLookProps extends Required<Pick<AttachmentCardProps, 'attachment' | 'previewUrl'>> {
  /** Its name as it is shown. */
  name: string;
}

function FileLook({ attachment, name, previewUrl }: FileLookProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isPreviewed = previewUrl !== null && previewUrl !== brokenUrl;
  const Sign = signs[fileKind(attachment.type)];
  return (
    <>
      {isPreviewed && (
        <img
          className={styles.preview}
          src={previewUrl}
          alt=""
          decoding="async"
          onError={() => setBrokenUrl(previewUrl)}
        />
      )}
      <span className={styles.line}>
        {!isPreviewed && (
          <span className={styles.plate}>
            <Sign size={24} strokeWidth={1.75} aria-hidden="true" />
          </span>
        )}
        <span className={styles.words}>
          <bdi className={styles.name}>{name}</bdi>
          <bdi className={styles.facts}>{fileFacts(attachment)}</bdi>
        </span>
      </span>
    </>
  );
}

/** 'PDF, 240 KB' */
function fileFacts({ type, size }: ChatAttachment): string {
  return `${fileKind(type)}, ${formatFileSize(size)}`;
}
