const WORDS = 'On this page';

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
