const WORDS = 'On this page';

/** What stands over a page's table of contents: a heading beside a wide page, what unfolds it above a narrow one. */
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
