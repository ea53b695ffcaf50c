import { FileHeart, FileImage, FileText, X } from 'lucide-react';
import type { ChatAttachment } from '../../../domain/messages/conversation.ts';
import { cleanFileName } from '../../../domain/files/file-name.ts';
import { formatFileSize } from '../../../domain/files/file-size.ts';
import { fileKind, type FileKind } from '../../../domain/files/file-type.ts';
import { thumbnailSize } from '../../../domain/files/thumbnail.ts';
import { breakableText } from '../../../theme/typography.css.ts';
import { IconButton } from '../../../ui/forms/IconButton/IconButton.tsx';
import { ProgressBar } from '../../../ui/feedback/ProgressBar/ProgressBar.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Inline } from '../../../ui/layout/Inline/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './AttachmentCard.css.ts';

/** An 'unloaded' picture loads when the user presses it. */
export type PictureState =
  | { state: 'ready'; url: string }
  | { state: 'loading' | 'failed' | 'unloaded' | 'forbidden' };

const kindNames: Record<FileKind, string> = {
  Photo: t`Photo`,
  PDF: t`PDF`,
  Text: t`Text`,
  File: t`File`,
};

export interface AttachmentCardProps {
  attachment: ChatAttachment;
  onOpen: () => void;
  onCancel?: () => void;
  picture?: PictureState | undefined;
  alt?: string;
}

const verbs = {
  ready: t`Open`,
  loading: t`Open`,
  failed: t`Download`,
  unloaded: t`Show`,
};

const signs = { Photo: FileImage, PDF: FileHeart, Text: FileText, File: FileText };

export function AttachmentCard({
  attachment,
  onOpen,
  onCancel,
  picture,
  alt,
}: AttachmentCardProps) {
  const { id, progress } = attachment;
  const name = cleanFileName(attachment.name);
  const file = <FileDetails attachment={attachment} name={name} picture={picture} alt={alt} />;
  if (id !== null && picture?.state !== 'forbidden') {
    return (
      <button
        className={styles.opener}
        type="button"
        aria-label={`${picture ? verbs[picture.state] : t`Download`} ${name}, ${fileFacts(attachment)}`}
        onClick={onOpen}
        data-state="ready"
      >
        {file}
      </button>
    );
  }
  return (
    <Stack
      gap="s2"
      className={styles.card}
      data-state={progress === null ? 'waiting' : 'uploading'}
    >
      {file}
      {progress !== null && (
        <div className={styles.upload}>
          <ProgressBar label={t`Sending`} value={progress * 100} />
          <IconButton
            label={t`Cancel sending ${name}`}
            icon={<Icon glyph={X} size={20} />}
            onClick={() => onCancel?.()}
          />
        </div>
      )}
    </Stack>
  );
}

interface FileDetailsProps {
  attachment: ChatAttachment;
  picture: PictureState | undefined;
  alt: string | undefined;
  name: string;
}

function FileDetails({ attachment, name, picture, alt }: FileDetailsProps) {
  const Sign = signs[fileKind(attachment.type)];
  return (
    <>
      {picture && <Thumbnail picture={picture} alt={alt || name} />}
      <Inline as="span" canWrap={false} gap="s3" align="center">
        {!picture && (
          <span className={styles.plate}>
            <Icon glyph={Sign} size={24} />
          </span>
        )}
        <Stack as="span" className={breakableText}>
          <bdi className={styles.name}>{name}</bdi>
          <bdi className={styles.facts}>{fileFacts(attachment)}</bdi>
        </Stack>
      </Inline>
    </>
  );
}

/** A fixed size, so that loading does not shift the layout. */
function Thumbnail({ picture, alt }: { picture: PictureState; alt: string }) {
  if (picture.state === 'ready') {
    return (
      <img
        className={styles.preview}
        src={picture.url}
        alt={alt}
        decoding="async"
        {...thumbnailSize}
      />
    );
  }
  return (
    <span className={`${styles.preview} ${styles.noPicture}`}>
      <Icon glyph={FileImage} size={24} />
      {picture.state === 'unloaded' && t`Show picture`}
      {picture.state === 'failed' && t`No preview`}
      {picture.state === 'forbidden' && t`Not shared with you`}
    </span>
  );
}

function fileFacts({ type, size }: ChatAttachment): string {
  return `${kindNames[fileKind(type)]}, ${formatFileSize(size)}`;
}
