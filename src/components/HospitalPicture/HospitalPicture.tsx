import { Hospital } from 'lucide-react';
import { useState } from 'react';
import { withBase } from '../../ui/base-path.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { frame, image } from './HospitalPicture.css.ts';

export interface HospitalPictureProps {
  /** The picture's address, one that starts with a slash being a file of this site; null for none. */
  src: string | null;
  /**
   * 'card' in a list, 'page' at the top of the hospital's own page.
   * @default 'card'
   */
  size?: 'card' | 'page';
}

/** A hospital in a wide window; a plain sign stands in for a picture that is missing. It only decorates. */
export function HospitalPicture({ src, size = 'card' }: HospitalPictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const isShown = src !== null && src !== brokenSrc;
  return (
    <div className={frame({ size })} data-state={isShown ? 'picture' : 'fallback'}>
      {isShown ? (
        <img
          className={image}
          src={src.startsWith('/') ? withBase(src) : src}
          alt=""
          width={540}
          height={236}
          loading="lazy"
          decoding="async"
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        <Icon glyph={Hospital} size={56} />
      )}
    </div>
  );
}
