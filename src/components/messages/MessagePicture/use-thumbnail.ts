import { useEffect, useEffectEvent, useState } from 'react';
import { useObjectUrl } from '../../../ui/media/use-object-url.ts';
import type { PictureState } from '../AttachmentCard/AttachmentCard.tsx';
import { makeThumbnail } from './make-thumbnail.ts';

export function useThumbnail(
  isWanted: boolean,
  load: () => Promise<Blob | 'forbidden' | null>,
): PictureState {
  const [made, setMade] = useState<Blob | 'failed' | 'forbidden' | null>(null);
  const make = useEffectEvent(async () => {
    const file = await load();
    if (file === 'forbidden') return file;
    return (file && (await makeThumbnail(file))) ?? 'failed';
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
