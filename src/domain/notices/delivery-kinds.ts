/** The channels by which a notice reaches a user. A further one is a row here and a sender. */
export const channels = ['app', 'sms', 'email'] as const;
export type Channel = (typeof channels)[number];
/** They leave the app, so a server takes them or refuses them. */
export type TextChannel = Exclude<Channel, 'app'>;
export const texts: readonly TextChannel[] = ['sms', 'email'];

/** Most kinds have a notice in the app already when they happen, so only the text is delivered. */
export const deliveryKinds = [
  'requested',
  'accepted',
  'declined',
  'lapsed',
  'cancelled',
  'moved',
  'move-proposed',
  'move-accepted',
  'missed',
  'record',
  'follow-up',
  'follow-up-chosen',
  'offer',
  'tomorrow',
  'soon',
  'starts',
  'message',
  'helper-under-way',
  'your-turn',
  /** By e-mail alone: it updates the calendar of the person who made the change. */
  'own-change',
] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];
