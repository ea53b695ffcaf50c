import { Hospital } from 'lucide-react';
import { useState } from 'react';
import { withBase } from '../../../ui/navigation/base-path.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { frame, image } from './HospitalPicture.css.ts';

export interface HospitalPictureProps {
  /** A path with a leading '/' is relative to the site's base. */
  src: string | null;
  /** @default 'card' */
  size?: 'card' | 'page';
}

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
