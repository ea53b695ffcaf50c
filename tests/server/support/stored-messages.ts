import { MESSAGE_PAGE, messageEndpoints, type Message } from '../../../src/contract/messages.ts';
import { isOfTheRun } from './chat-people.ts';
import { createHttpDevice } from './http-device.ts';

export async function storedMessages(
  url: string,
  token: string,
  partnerId: string,
): Promise<Message[]> {
  const device = createHttpDevice(url);
  const limit = MESSAGE_PAGE.most;
  const all: Message[] = [];
  let page: Message[];
  do {
    const after = String(all.at(-1)?.seq ?? 0);
    const params = { id: partnerId, after, limit: String(limit) };
    const { body } = await device.call('listMessages', params, { token });
    page = messageEndpoints.listMessages.response.parse(body);
    all.push(...page);
  } while (page.length === limit);
  return all.filter(({ content }) => isOfTheRun(content.textContent));
}
