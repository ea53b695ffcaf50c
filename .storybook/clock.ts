const RealDate = Date;

/**
 * Mocks `Date` but not timers.
 * @param at ISO 8601, in UTC
 */
export function setClock(at: string): void {
  const now = RealDate.parse(at);
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now], newTarget),
    apply: () => new RealDate(now).toString(),
    get: (target, key, receiver) =>
      key === 'now' ? () => now : Reflect.get(target, key, receiver),
  });
}
