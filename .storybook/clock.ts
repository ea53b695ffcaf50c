const RealDate = Date;

const HOUR = 3_600_000;

/** In ms. */
const shifts: Record<string, number> = {
  frozen: 0,
  'hour-later': HOUR,
  'day-later': 24 * HOUR,
  'week-later': 7 * 24 * HOUR,
  running: 0,
};

/**
 * Mocks `Date` only. With 'running' the clock advances from `at`.
 * @param at a UTC ISO instant
 */
export function setClock(at: string, setting = 'frozen'): void {
  const start = RealDate.parse(at) + (shifts[setting] ?? 0);
  const origin = performance.now();
  const now = () =>
    setting === 'running' ? Math.floor(start + performance.now() - origin) : start;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}
