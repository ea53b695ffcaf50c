import { useEffect, useEffectEvent, useState } from 'react';
import { useObjectUrl } from '../../../ui/media/use-object-url.ts';
import type { PictureState } from '../AttachmentCard/AttachmentCard.tsx';

export function useThumbnail(
  isWanted: boolean,
  load: () => Promise<Blob | 'forbidden' | null>,
): PictureState {
  const [made, setMade] = useState<Blob | 'failed' | 'forbidden' | null>(null);
  const make = useEffectEvent(async () => {
    const file = await load();
    if (file === null || file === 'forbidden') return file ?? 'failed';
    const thumbnails = await import('./make-thumbnail.ts').catch(() => null);
    return (await thumbnails?.makeThumbnail(file)) ?? 'failed';
  });
  useEffect(() => {
    if (!isWanted) return undefined;
    let isMounted = true;
    void make().then((result) => (isMounted ? setMade(result) : undefined));
    return () => {
      isMounted = false;
    };
  }, [isWanted]);
  const url = useObjectUrl(typeof made === 'string' ? null : made);
  if (url !== null) return { state: 'ready', url };
  return { state: typeof made === 'string' ? made : 'loading' };
}
