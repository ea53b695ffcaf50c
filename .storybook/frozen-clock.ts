const RealDate = Date;

/**
 * Stops the page's clock at an instant, so that no story changes with the day it is looked at.
 * Timers go on as usual: only what `Date` tells stands still.
 * @param at a UTC ISO instant
 */
export function freezeClock(at: string): void {
  const now = RealDate.parse(at);
  const frozen = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now], newTarget),
    apply: () => new RealDate(now).toString(),
    get: (target, key, receiver) =>
      key === 'now' ? () => now : Reflect.get(target, key, receiver),
  });
  globalThis.Date = frozen;
}
