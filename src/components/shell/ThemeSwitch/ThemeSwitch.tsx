import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../../../ui/forms/IconButton/IconButton.tsx';
import { useIsHydrated } from '../../../ui/lazy/use-is-hydrated.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { t } from '../../../words/t.ts';

export type Theme = 'light' | 'dark';

export interface ThemeSwitchProps {
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
}

/** Prerendered HTML does not know the user's theme. */
export function ThemeSwitch({ theme, onThemeChange }: ThemeSwitchProps) {
  const other = theme === 'light' ? 'dark' : 'light';
  const icon = other === 'dark' ? Moon : Sun;
  return (
    <IconButton
      label={other === 'dark' ? t`Use dark theme` : t`Use light theme`}
      icon={<Icon glyph={icon} size={20} />}
      onClick={() => onThemeChange(other)}
      data-state={theme}
      style={useIsHydrated() ? undefined : { visibility: 'hidden' }}
    />
  );
}
