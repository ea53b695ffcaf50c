import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { User } from '../../contract/auth.ts';
import type { Notice } from '../../contract/notices.ts';
import { formatNotice } from '../../domain/notices/notice-words.ts';
import { isOutdated } from '../../domain/notices/notices.ts';
import { formatUpdates } from '../../domain/notices/updates.ts';
import { currentTime } from '../../domain/time/clock.ts';
import { paths, type Path } from '../../pages/paths.ts';
import { useIsInCall } from '../../state/calls/running.ts';
import { useWaitingIds } from '../../state/calls/waiting.ts';
import { useStoredHourCycle } from '../../state/core/hour-cycle.ts';
import { useCounts } from '../../state/core/counts.ts';
import { dismissLinkedToasts, showToast } from '../../state/core/toasts.ts';
import {
  markAnnounced,
  setReadPartner,
  useUnannouncedNotices,
} from '../../state/notices/notices.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden/VisuallyHidden.tsx';
import { withBase } from '../../ui/navigation/base-path.ts';
import { getPlainTitle } from './plain-title.ts';

/**
 * Shows no toast over a call or while someone waits in one, and none while the page is hidden. On the page of the update, screen
 * readers announce it instead, because the page changes without a toast.
 */
export function NoticePrompt({ user }: { user: User }) {
  const { pathname, search } = useLocation();
  const isInCall = useIsInCall();
  const isVisible = useIsVisible();
  const hourCycle = useStoredHourCycle();
  const unannounced = useUnannouncedNotices();
  const isInRoom = isInCall || /^\/appointments\/[^/]+\/room$/.test(pathname);
  const isForCall = useWaitingIds().length > 0 || isInRoom;
  const isQuiet = isForCall || !isVisible;
  const status = useRef<HTMLSpanElement>(null);
  const ids = unannounced.map(({ id }) => id).join(' ');
  const announce = useEffectEvent(() => {
    markAnnounced(unannounced.map(({ id }) => id));
    const here = `${pathname}${search}`;
    const current = unannounced.filter((notice) => !isOutdated(notice, currentTime()));
    const shown = current.filter((notice) => !isPageOf(here, notice));
    const seen = current.filter((notice) => !shown.includes(notice) && notice.visit);
    if (status.current) {
      status.current.textContent = seen.map((notice) => formatNotice(notice, hourCycle)).join('. ');
    }
    const [first] = shown;
    if (!first) return;
    if (shown.length === 1) {
      const href = withBase(getPath(first, user));
      showToast('info', formatNotice(first, hourCycle), { href });
    } else {
      const href = withBase(getCommonPath(shown, user));
      showToast('info', formatUpdates(shown.length), { href });
    }
  });
  useEffect(() => {
    if (ids !== '' && !isQuiet) announce();
  }, [ids, isQuiet]);
  useEffect(() => {
    if (isForCall) dismissLinkedToasts();
  }, [isForCall]);
  const readPartnerId = isVisible ? findOpenPartner(pathname) : null;
  useEffect(() => setReadPartner(readPartnerId), [readPartnerId]);
  useTitleCount(useCounts().newCount);
  return (
    <VisuallyHidden>
      {/* Another page begins without words. */}
      <span key={pathname} ref={status} role="status" />
    </VisuallyHidden>
  );
}

function getPath({ kind, subject, from }: Notice, user: User): Path {
  const { role } = user;
  if (kind === 'offer') return paths.dashboard(user);
  if (kind === 'message') return paths.messages(from?.id);
  if (kind === 'completed') return paths.records();
  const isOwnVisit = kind === 'accepted' || kind === 'missed' || kind === 'missed-ended';
  const isTicket = isOwnVisit && role === 'patient';
  return isTicket ? paths.bookingConfirmation(subject) : paths.appointment(subject);
}

function getCommonPath(notices: readonly Notice[], user: User): Path {
  const messages = notices.filter(({ kind }) => kind === 'message');
  if (messages.length === notices.length) return paths.messages();
  const isOfVisits = messages.length === 0 && notices.every(({ kind }) => kind !== 'offer');
  return isOfVisits ? paths.appointments() : paths.dashboard(user);
}

function isPageOf(here: string, { kind, subject, from }: Notice): boolean {
  if (kind === 'message') return from !== null && here === paths.messages(from.id);
  const pages: string[] = [
    paths.bookingConfirmation(subject),
    paths.visit(subject),
    paths.move(subject),
  ];
  return pages.includes(here);
}

function findOpenPartner(pathname: string): string | null {
  const [, id] = /^\/messages\/([^/]+)$/.exec(pathname) ?? [];
  return id === undefined ? null : decodeURIComponent(id);
}

function useIsVisible(): boolean {
  const [isVisible, setIsVisible] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const update = () => setIsVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isVisible;
}

/** Pages set the title without the number. */
function useTitleCount(count: number): void {
  useEffect(() => {
    const title = document.head.querySelector('title');
    if (!title) return undefined;
    const show = () => {
      const plain = getPlainTitle();
      const wanted = count > 0 ? `(${count}) ${plain}` : plain;
      if (document.title !== wanted) document.title = wanted;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(title, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      document.title = getPlainTitle();
    };
  }, [count]);
}
