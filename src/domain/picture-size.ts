import type { PictureSize } from './crop.ts';

/**
 * A picture's width and height as its header tells them, without decoding it; null when the bytes are no
 * JPEG, PNG, WebP or GIF with a whole header. A few bytes can claim billions of pixels.
 */
export function readPictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const { width, height } = readSize(view) ?? { width: 0, height: 0 };
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    // Reading beyond the end: the header is cut off.
    return null;
  }
}

function readSize(view: DataView): PictureSize | null {
  switch (view.getUint32(0)) {
    case 0x89504e47:
      return { width: view.getUint32(16), height: view.getUint32(20) };
    case 0x47494638:
      return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    case 0x52494646:
      return readWebpSize(view);
    default:
      return view.getUint16(0) === 0xffd8 ? readJpegSize(view) : null;
  }
}

/** RFC 9649: lossy, lossless, or extended with a canvas. */
function readWebpSize(view: DataView): PictureSize | null {
  const uint24 = (offset: number) =>
    view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x10000;
  switch (view.getUint32(12)) {
    case 0x56503820: {
      const size = (offset: number) => view.getUint16(offset, true) & 0x3fff;
      return { width: size(26), height: size(28) };
    }
    case 0x5650384c: {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 0x56503858:
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    default:
      return null;
  }
}

/** ITU-T T.81: segments, of which the frame header (SOF) has the size. Previews in EXIF are skipped. */
function readJpegSize(view: DataView): PictureSize | null {
  let offset = 2;
  while (view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    // A fill byte, then segments with a length. Scans and the end come after the frame header.
    if (marker === 0xff) offset += 1;
    else if (marker === 0xda || marker === 0xd9) return null;
    else offset += 2 + view.getUint16(offset + 2);
  }
  return null;
}
