(() => {
  const { selectors, isReact } = Reflect.get(globalThis, 'benchReadiness');
  const notes = { firstPaint: 0, largestPaint: 0, largest: '', ready: 0, moved: 0 };
  Object.assign(globalThis, { benchNotes: notes });

  const watch = (
    /** @type {string} */ type,
    /** @type {(entry: PerformanceEntry) => void} */ note,
  ) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.firstPaint = startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    notes.largestPaint = entry.startTime;
    const { localName, className } = Reflect.get(entry, 'element') ?? {};
    notes.largest = `${localName}.${className} ${Reflect.get(entry, 'url')}`.trim();
  });
  watch('layout-shift', (entry) => {
    notes.moved += Reflect.get(entry, 'value');
  });

  // An element is hydrated once React has added its property to it.
  const isReady = (/** @type {string} */ selector) => {
    const element = document.querySelector(selector);
    if (!element) return false;
    return !isReact || Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  };
  // Use a timer, because requestAnimationFrame would cause extra frames.
  const look = () => {
    if (!selectors.every(isReady)) {
      setTimeout(look, 10);
      return;
    }
    notes.ready = performance.now();
    // Missing on the pages before the measurement.
    Reflect.get(globalThis, 'noteReady')?.('');
  };
  look();
})();
