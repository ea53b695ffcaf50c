import { Monitor, Moon, Sun } from 'lucide-react';
import type { HourCycle } from '../../domain/india-time.ts';
import { RadioGroup, type RadioOption } from '../../ui/RadioGroup/RadioGroup.tsx';
import { AccountSection } from './AccountSection.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';

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
    label: 'Same as my device',
    description: 'Light or dark',
    icon: <Icon glyph={Monitor} />,
  },
  { value: 'light', label: 'Light', description: 'Day colours', icon: <Icon glyph={Sun} /> },
  { value: 'dark', label: 'Dark', description: 'Evening colours', icon: <Icon glyph={Moon} /> },
];

const clocks: readonly RadioOption<HourCycle>[] = [
  { value: '12h', label: '12-hour', description: '2:30 pm' },
  { value: '24h', label: '24-hour', description: '14:30' },
];

/** Display settings of this device. Changes apply immediately. */
export function DisplaySection({
  theme,
  onThemeChange,
  hourCycle,
  onHourCycleChange,
}: DisplaySectionProps) {
  return (
    <AccountSection title="Display" note="These settings apply to this browser only.">
      <RadioGroup
        label="Theme"
        look="cards"
        options={themes}
        value={theme}
        onChange={onThemeChange}
      />
      <RadioGroup
        label="Times"
        look="cards"
        options={clocks}
        value={hourCycle}
        onChange={onHourCycleChange}
      />
    </AccountSection>
  );
}
