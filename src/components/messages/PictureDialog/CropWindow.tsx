import type { Ref } from 'react';
import { cropArea, type Crop, type PictureSize } from '../../../domain/files/crop.ts';
import { t } from '../../../words/t.ts';
import * as styles from './PictureDialog.css.ts';
import { useCropGestures } from './use-crop-gestures.ts';

interface CropWindowProps {
  src: string | null;
  size: PictureSize | null;
  crop: Crop;
  onChange: (crop: Crop) => void;
  onLoad: (size: PictureSize) => void;
  onError: () => void;
  hintId: string;
  ref: Ref<HTMLImageElement>;
}

export function CropWindow({
  src,
  size,
  crop,
  onChange,
  onLoad,
  onError,
  hintId,
  ref,
}: CropWindowProps) {
  const gestures = useCropGestures(size, crop, onChange);
  const area = size && cropArea(size, crop);
  return (
    <div
      {...gestures}
      className={styles.cropWindow}
      // With this role, screen readers pass arrow keys to the page.
      role="application"
      aria-label={t`Your picture in the crop window`}
      aria-describedby={hintId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the picture while it has focus
      tabIndex={0}
    >
      {src !== null && (
        <img
          ref={ref}
          className={styles.picture}
          src={src}
          alt=""
          draggable={false}
          style={
            size && area
              ? {
                  width: `${(size.width / area.width) * 100}%`,
                  translate: `${(-area.x / size.width) * 100}% ${(-area.y / size.height) * 100}%`,
                }
              : { visibility: 'hidden' }
          }
          onLoad={({ currentTarget }) =>
            onLoad({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
          onError={onError}
        />
      )}
    </div>
  );
}
