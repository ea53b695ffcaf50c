import type { MigrationStep } from '../store/migration-steps.ts';

/**
 * For `vi.mock` of migration-steps.ts: the program is then of version 2, and version 1 had the value
 * of a setting in `text`.
 */
export const migrationSteps: readonly MigrationStep[] = [
  ({ settings = [], ...others }) => ({ ...others, settings: settings.map(renameText) }),
];

function renameText(setting: unknown): unknown {
  if (typeof setting !== 'object' || setting === null || !('text' in setting)) return setting;
  const { text: value, ...others } = setting;
  return { ...others, value };
}
