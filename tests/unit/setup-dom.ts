import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// The default of a second is too short for code that loads late on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lays nothing out and has no scrolling.
Element.prototype.scrollIntoView = () => undefined;
