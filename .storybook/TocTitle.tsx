const WORDS = 'On this page';

/** Heading on wide pages, disclosure on narrow ones. */
export function TocTitle() {
  return (
    <>
      <h2>{WORDS}</h2>
      <details>
        <summary>{WORDS}</summary>
      </details>
    </>
  );
}
