import { Moon, Sun } from 'lucide-react';
import { IconButton } from '../../ui/IconButton/IconButton.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';

export type Theme = 'light' | 'dark';

export interface ThemeSwitchProps {
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
}

/** Hidden in prerendered HTML. */
export function ThemeSwitch({ theme, onThemeChange }: ThemeSwitchProps) {
  const other = theme === 'light' ? 'dark' : 'light';
  const Icon = other === 'dark' ? Moon : Sun;
  return (
    <IconButton
      label={`Use ${other} theme`}
      icon={<Icon size={20} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => onThemeChange(other)}
      data-state={theme}
      style={useIsHydrated() ? undefined : { visibility: 'hidden' }}
    />
  );
}
