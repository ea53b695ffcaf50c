import { useId, useRef, useState } from 'react';
import {
  canMoveCrop,
  firstCrop,
  MAX_ZOOM,
  zoomCrop,
  type PictureSize,
} from '../../../domain/files/crop.ts';
import { quietCenteredText } from '../../../theme/typography.css.ts';
import { Button } from '../../../ui/forms/Button/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog/Dialog.tsx';
import { FormAlert } from '../../../ui/feedback/FormAlert/FormAlert.tsx';
import { Slider } from '../../../ui/forms/Slider/Slider.tsx';
import { Stack } from '../../../ui/layout/Stack/Stack.tsx';
import { useObjectUrl } from '../../../ui/media/use-object-url.ts';
import { t } from '../../../words/t.ts';
import { cropPicture } from './crop-picture.ts';
import { CropWindow } from './CropWindow.tsx';

const UNREADABLE = t`This picture cannot be read. Choose another one.`;

export interface PictureDialogProps {
  file: File;
  onConfirm: (picture: File) => void;
  onClose: () => void;
}

export function PictureDialog({ file, onConfirm, onClose }: PictureDialogProps) {
  const hintId = useId();
  const image = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<PictureSize | null>(null);
  const [crop, setCrop] = useState(firstCrop);
  const [error, setError] = useState<string | null>(null);
  const room = size ? canMoveCrop(size, crop) : { x: false, y: false };

  const confirm = async () => {
    if (!image.current) return;
    try {
      onConfirm(await cropPicture(image.current, crop));
    } catch {
      setError(UNREADABLE);
    }
  };
  return (
    <Dialog
      title={t`Crop your picture`}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={
        <>
          <Button isDisabled={!size || error !== null} onPress={() => void confirm()}>
            {t`Use this picture`}
          </Button>
          <Button variant="secondary" onPress={onClose}>
            {t`Cancel`}
          </Button>
        </>
      }
    >
      <Stack gap="s4">
        <CropWindow
          ref={image}
          src={useObjectUrl(file)}
          size={size}
          crop={crop}
          onChange={setCrop}
          onLoad={setSize}
          onError={() => setError(UNREADABLE)}
          hintId={hintId}
        />
        <p id={hintId} className={quietCenteredText}>
          {t`Drag the picture, or use the arrow keys to move it. Use + and − to change its size.`}
        </p>
        <FormAlert message={error} />
        <div>
          <Slider
            label={t`Size`}
            min={1}
            max={MAX_ZOOM}
            step={0.1}
            value={crop.zoom}
            valueText={percent(crop.zoom)}
            isDisabled={!size}
            onChange={(zoom) => size && setCrop(zoomCrop(size, crop, zoom))}
          />
          <Slider
            label={t`Left to right`}
            min={0}
            max={1}
            step={0.02}
            value={crop.x}
            valueText={percent(crop.x)}
            isDisabled={!room.x}
            onChange={(x) => setCrop({ ...crop, x })}
          />
          <Slider
            label={t`Top to bottom`}
            min={0}
            max={1}
            step={0.02}
            value={crop.y}
            valueText={percent(crop.y)}
            isDisabled={!room.y}
            onChange={(y) => setCrop({ ...crop, y })}
          />
        </div>
      </Stack>
    </Dialog>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
