import { useState } from 'react';
import { initials } from '../../../domain/initials.ts';
import { withBase } from '../../navigation/base-path.ts';
import { avatar, letters, picture } from './Avatar.css.ts';

export interface AvatarProps {
  name: string;
  /** A path with a leading '/' is relative to the site's base. */
  src: string | null;
  /**
   * Width of 36, 52, 76, 128 or 228 px.
   * @default 'm'
   */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl';
  /**
   * Used if the picture is missing or fails to load. If the name is blank, 'initials' shows the
   * generic patient.
   * @default 'initials'
   */
  fallback?: 'doctor' | 'patient' | 'initials';
  /** @default 'marigold' */
  tint?: 'marigold' | 'neem' | 'lotus' | 'monsoon';
  /**
   * Set to false if no text beside the portrait contains the name.
   * @default true
   */
  isDecorative?: boolean;
}

/** Spec §2 Shell, Doctor profile. */
export function Avatar({
  name,
  src,
  size = 'm',
  fallback = 'initials',
  tint = 'marigold',
  isDecorative = true,
}: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const address = src?.startsWith('/') ? withBase(src) : src;
  const shown = src === null || src === brokenSrc ? 'fallback' : 'picture';
  const nameLetters = fallback === 'initials' ? initials(name) : '';
  const generic = fallback === 'doctor' ? 'fallback-doctor' : 'fallback-patient';
  const naming = isDecorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': name } as const);
  return (
    <span className={avatar({ size })} data-state={shown} {...naming}>
      {shown === 'picture' || !nameLetters ? (
        <img
          className={picture}
          src={(shown === 'picture' && address) || withBase(`/art/people/${generic}.svg`)}
          alt=""
          width={120}
          height={142}
          loading="lazy"
          decoding="async"
          onError={() => setBrokenSrc(src)}
        />
      ) : (
        <span className={letters({ tint })}>{nameLetters}</span>
      )}
    </span>
  );
}
