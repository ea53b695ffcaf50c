import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Checkbox } from '../../../ui/forms/Checkbox/Checkbox.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { t } from '../../../words/t.ts';
import * as styles from './CallRoom.css.ts';

export interface CallKeysProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  canShareScreen: boolean;
  areKeysOn: boolean;
  onKeysChange: (areKeysOn: boolean) => void;
}

export function CallKeys({
  isOpen,
  onOpenChange,
  canShareScreen,
  areKeysOn,
  onKeysChange,
}: CallKeysProps) {
  const rows = [
    { keys: 'M', does: t`Mute or unmute` },
    { keys: 'V', does: t`Turn the camera on or off` },
    ...(canShareScreen ? [{ keys: 'S', does: t`Start or stop sharing your screen` }] : []),
    { keys: '↑ ↓ ← →', does: t`On your picture, move it to another corner` },
    { keys: t`Escape`, does: t`Close the messages or the notes` },
    { keys: '?', does: t`Show these shortcuts` },
  ];
  return (
    <Dialog
      title={t`Keyboard shortcuts`}
      description={t`Letters work while you are not typing.`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isHeadingFocused
      actions={
        <Button variant="secondary" onPress={() => onOpenChange(false)}>
          {t`Close`}
        </Button>
      }
    >
      <Stack gap="s4">
        <table className={styles.keys}>
          <thead>
            <tr>
              <th scope="col">{t`Key`}</th>
              <th scope="col">{t`What it does`}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ keys, does }) => (
              <tr key={keys}>
                <td>
                  <kbd className={styles.key}>{keys}</kbd>
                </td>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Checkbox isSelected={areKeysOn} onChange={onKeysChange}>
          {t`Use letter shortcuts`}
        </Checkbox>
      </Stack>
    </Dialog>
  );
}
