import type { Loadable } from '../../domain/loadable.ts';
import { useObjectUrl } from '../../ui/media/use-object-url.ts';

/** The URL is revoked when the component unmounts, and when a logout clears the data. */
export function usePictureUrl(picture: Loadable<File>): Loadable<string> {
  const url = useObjectUrl(picture.status === 'ready' ? picture.data : null);
  if (picture.status !== 'ready') return picture;
  return url === null ? { status: 'loading' } : { status: 'ready', data: url };
}
