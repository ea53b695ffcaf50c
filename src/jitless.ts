// Must run before Zod loads (docs/decisions/0042).
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });
