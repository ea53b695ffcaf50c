import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from '../../scripts/chromium.mjs';
import { visualRun } from './visual-run.ts';

const { pictures, report } = visualRun;

/** Started by tools/visual/visual.ts, which chooses the stories. */
export default defineConfig({
  testDir: '.',
  testMatch: 'stories.spec.ts',
  outputDir: `${report}/differences`,
  snapshotPathTemplate: `${pictures}/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0.1 },
  },
  reporter: [
    ['line'],
    ['html', { outputFolder: `${report}/pages`, open: 'never' }],
    ['json', { outputFile: `${report}/report.json` }],
  ],
  use: {
    browserName: 'chromium',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: chromiumLaunchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
  },
});
