import { t } from '../../../words/t.ts';

/** Spec §2 Shell. */
export const mainPages: readonly { label: string; path: string; below: readonly string[] }[] = [
  { label: t`Home`, path: '/', below: [] },
  { label: t`Services`, path: '/services', below: [] },
  { label: t`Find a Doctor`, path: '/find-a-doctor', below: ['/search', '/doctors'] },
  { label: t`About-Us`, path: '/about-us', below: [] },
];

export function currentness(
  { path, below }: (typeof mainPages)[number],
  currentPath: string,
): 'page' | true | undefined {
  if (currentPath === path) return 'page';
  const isBelow = below.some(
    (start) => currentPath === start || currentPath.startsWith(`${start}/`),
  );
  return isBelow || undefined;
}
