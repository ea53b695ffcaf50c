/** The page of a video visit, below the app's address. */
export function roomPath(visitId: string): `/${string}` {
  return `/appointments/${encodeURIComponent(visitId)}/room`;
}
