import type { PictureSize } from './crop.ts';

/** Reads only the header, because a tiny file can declare billions of pixels. */
export function readPictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const { width, height } = readSize(view) ?? { width: 0, height: 0 };
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    // DataView throws if the file is truncated.
    return null;
  }
}

function readSize(view: DataView): PictureSize | null {
  switch (view.getUint32(0)) {
    case 0x89504e47:
      // In a valid PNG, the first chunk is IHDR.
      return view.getUint32(12) === 0x49484452
        ? { width: view.getUint32(16), height: view.getUint32(20) }
        : null;
    case 0x47494638:
      return readGifSize(view);
    case 0x52494646:
      return readWebpSize(view);
    default:
      return view.getUint16(0) === 0xffd8 ? readJpegSize(view) : null;
  }
}

/** Browsers enlarge the canvas if the first frame does not fit. */
function readGifSize(view: DataView): PictureSize | null {
  const uint16 = (offset: number) => view.getUint16(offset, true);
  const flags = view.getUint8(10);
  let offset = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  // Skip extension blocks, which end with an empty sub-block.
  while (view.getUint8(offset) === 0x21) {
    offset += 2;
    while (view.getUint8(offset) > 0) offset += 1 + view.getUint8(offset);
    offset += 1;
  }
  if (view.getUint8(offset) !== 0x2c) return null;
  return {
    width: Math.max(uint16(6), uint16(offset + 1) + uint16(offset + 5)),
    height: Math.max(uint16(8), uint16(offset + 3) + uint16(offset + 7)),
  };
}

/** RFC 9649. */
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

/** Finds the frame header (SOF), which contains the size (ITU-T T.81). */
function readJpegSize(view: DataView): PictureSize | null {
  let offset = 2;
  while (view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    // TEM, RST and SOI markers have no length field.
    if (marker === 0xff) offset += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) offset += 2;
    else if (marker === 0xda || marker === 0xd9) return null;
    else offset += 2 + view.getUint16(offset + 2);
  }
  return null;
}
