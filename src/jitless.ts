// Zod otherwise probes `eval` once, which a strict Content-Security-Policy reports. It reads its settings from here
// when it loads, which a page for guests never has it do; the test says should that change.
Reflect.set(globalThis, '__zod_globalConfig', { jitless: true });
