import type { FileRule } from '../../contract/endpoint.ts';
import { checkFile, isPhonePhoto } from '../../domain/files/file-check.ts';

type PreparedFile = { file: File } | { problem: string };

/**
 * A file that the backend takes. An iPhone photo becomes a JPEG, where the browser can decode it.
 * @param onConvert called before the conversion, which may take seconds
 */
export async function prepareFile(
  file: File,
  rule: FileRule,
  onConvert: () => void,
): Promise<PreparedFile> {
  const problem = await checkFile(file, rule);
  if (problem === null) return { file };
  if (file.size > rule.maxBytes || !(await isPhonePhoto(file))) return { problem };
  onConvert();
  try {
    const { toJpeg } = await import('../../api/browser/to-jpeg.ts');
    const jpeg = await toJpeg(file);
    const jpegProblem = await checkFile(jpeg, rule);
    return jpegProblem === null ? { file: jpeg } : { problem: jpegProblem };
  } catch {
    return { problem };
  }
}
