export type OfferKind = 'message' | 'join' | 'accept' | 'accept-move' | 'complete' | 'request';

/** Something that the other person may do next. */
export interface Offer {
  kind: OfferKind;
  /** Of the person that the demo plays. */
  personId: string;
  name: string;
  /** Of the signed-in user. */
  userId: string;
  /** Null for a message and a request. */
  visitId: string | null;
}

const labels: Record<OfferKind, string> = {
  message: 'Answer as',
  join: 'Join the call as',
  accept: 'Accept as',
  'accept-move': 'Accept the new time as',
  complete: 'Complete the visit as',
  request: 'Request a visit as',
};

export function offerLabel({ kind, name }: Pick<Offer, 'kind' | 'name'>): string {
  return `${labels[kind]} ${name}`;
}

export function stopLabel({ kind }: Pick<Offer, 'kind'>): string {
  return kind === 'join' ? 'Hang up' : 'Stop';
}
