import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// Waits longer than the default 1000 ms, so that a busy machine fails no test.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no scrolling.
Element.prototype.scrollIntoView = () => undefined;
