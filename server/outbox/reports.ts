import type { UserReport } from '../../src/contract/safety.ts';
import type { ReportTarget } from '../options.ts';
import { postJson } from './post-json.ts';

/** Reports contain messages, so never log them. */
export function createReportSender(
  target: ReportTarget | null,
): (report: UserReport) => Promise<void> {
  return async (report) => {
    if (!target) throw new Error('REPORT_WEBHOOK_URL is missing');
    if (target.kind === 'console') console.error(`Report: ${JSON.stringify(report)}`);
    else {
      const headers = { 'x-webhook-secret': target.secret };
      await postJson('The webhook of reports', target.url, report, headers);
    }
  };
}
