/** Scales an element down to the width of its frame, and centres it if it is not as high. */
export function fitInto(frame: HTMLElement | null, element: HTMLElement | null): () => void {
  if (!frame || !element) return () => {};
  const fit = () => {
    const scale = Math.min(1, frame.clientWidth / element.offsetWidth);
    const x = (frame.clientWidth - element.offsetWidth * scale) / 2;
    const y = Math.max(0, (frame.clientHeight - element.offsetHeight * scale) / 2);
    element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  };
  const observer = new ResizeObserver(fit);
  observer.observe(frame);
  observer.observe(element);
  return () => observer.disconnect();
}
