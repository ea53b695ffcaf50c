import '@testing-library/jest-dom/vitest';
import './setup-waits.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// The default of 1000 ms is too short for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

Element.prototype.scrollIntoView = () => undefined;
