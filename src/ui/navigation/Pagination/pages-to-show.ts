/**
 * All pages up to seven, otherwise the first, the last, and the current page with its neighbours.
 */
export function pagesToShow(page: number, pageCount: number): (number | 'gap')[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  if (pageCount <= 7) return all;
  const kept = all.filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  );
  return kept.flatMap((number, index) => {
    const isNext = index === 0 || kept[index - 1] === number - 1;
    return isNext ? [number] : ['gap' as const, number];
  });
}
