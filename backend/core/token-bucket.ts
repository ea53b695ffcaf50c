/** `aSecond` calls a second, and up to `burst` at once. */
export interface Rate {
  burst: number;
  aSecond: number;
}

const MOST_KEYS = 10_000;

/** A bucket for each key. Beyond 10,000 keys, the least recently used bucket is removed. */
export class KeyedBuckets<Key> {
  readonly #size: number;
  readonly #perSecond: number;
  readonly #buckets = new Map<Key, TokenBucket>();

  constructor({ burst, aSecond }: Rate) {
    this.#size = burst;
    this.#perSecond = aSecond;
  }

  take(key: Key, now: Date): boolean {
    const bucket = this.#buckets.get(key) ?? new TokenBucket(this.#size, this.#perSecond, now);
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > MOST_KEYS && oldest !== undefined) this.#buckets.delete(oldest);
    return bucket.take(now);
  }
}

export class TokenBucket {
  readonly #size: number;
  readonly #perSecond: number;
  #tokens: number;
  #filledAt: number;

  constructor(size: number, perSecond: number, now: Date) {
    this.#size = size;
    this.#perSecond = perSecond;
    this.#tokens = size;
    this.#filledAt = now.getTime();
  }

  take(now: Date): boolean {
    const seconds = Math.max(0, now.getTime() - this.#filledAt) / 1000;
    this.#tokens = Math.min(this.#size, this.#tokens + seconds * this.#perSecond);
    this.#filledAt = now.getTime();
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
