export interface Digest {
  sha256(bytes: Uint8Array<ArrayBuffer>): Uint8Array | Promise<Uint8Array>;
  hmac(
    secret: Uint8Array<ArrayBuffer>,
    bytes: Uint8Array<ArrayBuffer>,
  ): Uint8Array | Promise<Uint8Array>;
}
