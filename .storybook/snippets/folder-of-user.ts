/**
 * A folder below `src` whose files use components of this layer. The imports of a snippet are
 * relative to it.
 */
export function folderOfUser(layer: string): string {
  return layer === 'screens' ? 'pages/booking' : 'screens/booking/BookingScreen';
}
