import { noticeEndpoints, type Notice } from '../contract/notices.ts';
import { call } from './http/client.ts';

export async function listNotices(): Promise<Notice[]> {
  return call(noticeEndpoints.listNotices, {});
}

export async function markNoticesSeen(ids: string[]): Promise<void> {
  await call(noticeEndpoints.markNoticesSeen, { body: { ids } });
}
