// Must run before Zod loads. Otherwise Zod probes `eval`, which a strict Content-Security-Policy
// reports.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });
