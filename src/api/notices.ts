import {
  noticeEndpoints,
  type Notice,
  type NoticeChoice,
  type NoticeChoices,
} from '../contract/notices.ts';
import { call } from './http/client.ts';

export async function listNotices(): Promise<Notice[]> {
  return call(noticeEndpoints.listNotices, {});
}

export async function updateNoticeChoices(off: NoticeChoice[]): Promise<NoticeChoices> {
  return call(noticeEndpoints.updateNoticeChoices, { body: { off } });
}

export async function markNoticesSeen(ids: string[]): Promise<void> {
  await call(noticeEndpoints.markNoticesSeen, { body: { ids } });
}
