import { Monitor, Moon, Sun } from 'lucide-react';
import type { HourCycle } from '../../../domain/time/india-time.ts';
import { RadioGroup, type RadioOption } from '../../../ui/forms/RadioGroup/RadioGroup.tsx';
import { AccountSection } from './AccountSection.tsx';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { t } from '../../../words/t.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

export interface DisplaySectionProps {
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
  hourCycle: HourCycle;
  onHourCycleChange: (hourCycle: HourCycle) => void;
}

const themes: readonly RadioOption<ThemeChoice>[] = [
  {
    value: 'system',
    label: t`Same as my device`,
    description: t`Light or dark`,
    icon: <Icon glyph={Monitor} />,
  },
  { value: 'light', label: t`Light`, description: t`Day colours`, icon: <Icon glyph={Sun} /> },
  { value: 'dark', label: t`Dark`, description: t`Evening colours`, icon: <Icon glyph={Moon} /> },
];

const clocks: readonly RadioOption<HourCycle>[] = [
  { value: '12h', label: t`12-hour`, description: t`2:30 pm` },
  { value: '24h', label: t`24-hour`, description: '14:30' },
];

export function DisplaySection({
  theme,
  onThemeChange,
  hourCycle,
  onHourCycleChange,
}: DisplaySectionProps) {
  return (
    <AccountSection title={t`Display`} note={t`These settings apply to this browser only.`}>
      <RadioGroup
        label={t`Theme`}
        variant="cards"
        options={themes}
        value={theme}
        onChange={(choice) => onThemeChange(choice)}
      />
      <RadioGroup
        label={t`Times`}
        variant="cards"
        options={clocks}
        value={hourCycle}
        onChange={(cycle) => onHourCycleChange(cycle)}
      />
    </AccountSection>
  );
}
