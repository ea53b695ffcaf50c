import * as z from 'zod/mini';

// Zod otherwise probes `eval` once, which a strict Content-Security-Policy reports.
z.config({ jitless: true });
