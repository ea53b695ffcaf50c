// Must run before Zod is loaded. Otherwise Zod tests if `eval` works, which a strict
// Content-Security-Policy reports as a violation.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });
