import { useState } from 'react';
import type { ChatAttachment } from '../../../domain/messages/conversation.ts';
import { cleanFileName } from '../../../domain/files/file-name.ts';
import { lazyModule, useLazyModule } from '../../../ui/lazy/lazy-module.ts';
import { isNetworkGood } from '../../../ui/lazy/network.ts';
import { useNear } from '../../../ui/lazy/use-near.ts';
import { AttachmentCard } from '../AttachmentCard/AttachmentCard.tsx';
import { useThumbnail } from './use-thumbnail.ts';

export interface MessagePictureProps {
  attachment: ChatAttachment;
  text: string;
  onLoad: () => Promise<File | 'forbidden' | null>;
  /** Also called when loading fails, because saving shows the error. */
  onSave: () => void;
}

const viewerModule = lazyModule(() => import('./PictureViewer.tsx'), { when: 'open' });

export function MessagePicture({ attachment, text, onLoad, onSave }: MessagePictureProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isAllowed, setIsAllowed] = useState(isNetworkGood);
  const [opened, setOpened] = useState<File | null>(null);
  const viewer = useLazyModule(viewerModule, {
    isOpen: opened !== null,
    onError: () => setOpened(null),
  });
  const picture = useThumbnail(useNear(element) && isAllowed, onLoad);

  const open = async () => {
    if (!isAllowed) setIsAllowed(true);
    else if (picture.state === 'failed') onSave();
    else {
      const file = await onLoad();
      if (file instanceof File) setOpened(file);
      else onSave();
    }
  };
  return (
    <div ref={setElement}>
      <AttachmentCard
        attachment={attachment}
        alt={text}
        picture={isAllowed ? picture : { state: 'unloaded' }}
        onOpen={() => void open()}
      />
      {viewer && opened && (
        <viewer.PictureViewer
          file={opened}
          name={cleanFileName(attachment.name)}
          alt={text}
          onSave={onSave}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}
