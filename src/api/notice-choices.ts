import {
  noticeChoiceEndpoints,
  type NoticeChoice,
  type NoticeChoices,
} from '../contract/notice-choices.ts';
import { call } from './http/client.ts';

export async function updateNoticeChoices(off: NoticeChoice[]): Promise<NoticeChoices> {
  return call(noticeChoiceEndpoints.updateNoticeChoices, { body: { off } });
}
