import {
  noticeChoiceEndpoints,
  type NoticeChoices,
  type NoticeChoicesBody,
} from '../contract/notice-choices.ts';
import { call } from './http/client.ts';

export async function updateNoticeChoices(body: NoticeChoicesBody): Promise<NoticeChoices> {
  return call(noticeChoiceEndpoints.updateNoticeChoices, { body });
}
