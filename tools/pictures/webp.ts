import sharp from 'sharp';
import type { FilmFrame } from './film.ts';

const QUALITY = 82;

export async function toWebp(png: Buffer): Promise<Buffer> {
  return sharp(png).webp({ quality: QUALITY, effort: 6 }).toBuffer();
}

/** @returns a WebP that plays again and again */
export async function toMovingWebp(frames: readonly FilmFrame[]): Promise<Buffer> {
  return sharp(
    frames.map(({ png }) => png),
    { join: { animated: true } },
  )
    .webp({ delay: frames.map(({ ms }) => ms), loop: 0, quality: QUALITY, minSize: true })
    .toBuffer();
}
