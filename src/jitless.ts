// Must run before Zod loads (ADR 0042).
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });
