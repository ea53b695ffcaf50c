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
