import { Camera, Check, Mic, PictureInPicture2, Video, VideoOff } from 'lucide-react';
import { isAudioOnly } from '../../../domain/calls/audio-only.ts';
import { deviceKinds } from '../../../domain/room/device-check.ts';
import { Icon } from '../../../ui/layout/Icon/Icon.tsx';
import { Menu, type MenuItemSpec, type MenuProps } from '../../../ui/overlays/Menu/Menu.tsx';
import { t } from '../../../words/t.ts';
import type { CallControlsProps } from './CallControls.tsx';

export interface CallMenuProps
  extends
    Pick<
      CallControlsProps,
      'devices' | 'audioOnly' | 'onDeviceSelect' | 'onAudioOnlyChange' | 'onPictureInPicture'
    >,
    Pick<MenuProps, 'triggerRef' | 'isOpen' | 'onOpenChange'> {}

const kinds = {
  camera: { glyph: Camera, label: t`Camera` },
  microphone: { glyph: Mic, label: t`Microphone` },
};

export function CallMenu({
  devices,
  audioOnly,
  onDeviceSelect,
  onAudioOnlyChange,
  onPictureInPicture,
  triggerRef,
  isOpen,
  onOpenChange,
}: CallMenuProps) {
  const hasSoundOnly = isAudioOnly(audioOnly);
  const deviceItems = deviceKinds.flatMap((kind): MenuItemSpec[] => {
    const { choices, chosenId } = devices[kind];
    if (choices.length < 2) return [];
    const { glyph, label: kindLabel } = kinds[kind];
    return choices.map(({ id, label }, at) => {
      const name = label || `${kindLabel} ${at + 1}`;
      const isChosen = id === chosenId;
      return {
        id: `${kind} ${id}`,
        label: isChosen ? t`${name}, in use` : t`Use ${name}`,
        icon: <Icon glyph={glyph} size={20} />,
        ...(isChosen && { badge: <Icon glyph={Check} size={20} /> }),
        onSelect: () => onDeviceSelect(kind, id),
      };
    });
  });
  return (
    <Menu
      label={t`More`}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      items={[
        ...deviceItems,
        {
          id: 'sound',
          label: hasSoundOnly ? t`Turn video back on` : t`Use sound only`,
          icon: <Icon glyph={hasSoundOnly ? Video : VideoOff} size={20} />,
          onSelect: () => onAudioOnlyChange(!hasSoundOnly),
        },
        ...(onPictureInPicture
          ? [
              {
                id: 'picture',
                label: t`Show the video in a small window`,
                icon: <Icon glyph={PictureInPicture2} size={20} />,
                onSelect: onPictureInPicture,
              },
            ]
          : []),
      ]}
    />
  );
}
