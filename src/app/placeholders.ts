interface Placeholder {
  path: string;
  /** Who may see the page: anybody, or anybody signed in. */
  access: 'public' | 'user';
  title: string;
  /** What will be there. */
  promise: string;
}

/** The routes whose screens are still to come (spec §2). */
export const placeholders: readonly Placeholder[] = [
];
