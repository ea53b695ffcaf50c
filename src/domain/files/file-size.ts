import { t } from '../../words/t.ts';

import { plural } from '../../words/plural.ts';

/** 1 KB is 1024 bytes. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1024) return plural(bytes, { one: t`1 byte`, other: t`${bytes} bytes` });
  const kilobytes = Math.round(bytes / 1024);
  if (kilobytes < 1024) return t`${kilobytes} KB`;
  const megabytes = Math.round((bytes / 1024 ** 2) * 10) / 10;
  return t`${megabytes} MB`;
}
