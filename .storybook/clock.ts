const RealDate = Date;

/**
 * Mocks `Date`, but no timers.
 * @param at a UTC ISO instant
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
