export const onePixel = decodeBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGMQyYsCAAF2AN2fdRFlAAAAAElFTkSuQmCC',
);

export const anotherPixel = decodeBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4sMoGAARkAdcF29uFAAAAAElFTkSuQmCC',
);

export function paddedPicture(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  bytes.set(onePixel);
  return bytes;
}

function decodeBase64(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
