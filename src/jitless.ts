// Zod otherwise probes `eval`, which a strict Content-Security-Policy reports. Zod reads this when
// it loads.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });
