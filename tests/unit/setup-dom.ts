import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// A busy machine needs more than the default 1000 ms.
configure({ asyncUtilTimeout: 10_000 });

// jsdom cannot scroll.
Element.prototype.scrollIntoView = () => undefined;
