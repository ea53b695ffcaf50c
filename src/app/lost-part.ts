import './lost-part.css.ts';

/**
 * Says above HTML that the build made that nothing of it works but its links, since a part of its code could not be had.
 * The page is loaded anew by a link to itself, or once there is a network.
 */
export function tellOfLostPart(container: HTMLElement): void {
  const link = document.createElement('a');
  link.href = '';
  link.append('Reload the page');
  const note = document.createElement('p');
  note.role = 'alert';
  container.prepend(note);
  note.append('Part of this page did not arrive. ', link);
  addEventListener('online', () => location.reload());
}
