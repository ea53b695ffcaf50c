import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// Only a hang fails a test, not a busy machine: the default is 1000 ms.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has neither layout nor scrolling.
Element.prototype.scrollIntoView = () => undefined;
