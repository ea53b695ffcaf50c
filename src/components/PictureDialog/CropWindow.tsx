import type { Ref } from 'react';
import { cropArea, type Crop, type PictureSize } from '../../domain/crop.ts';
import * as styles from './PictureDialog.css.ts';
import { useCropGestures } from './use-crop-gestures.ts';

interface CropWindowProps {
  /** The picture's address; null until there is one. */
  src: string | null;
  /** The picture's own size; null until it is known. */
  size: PictureSize | null;
  /** Which part of it is in the window. */
  crop: Crop;
  /** The picture was moved or sized. */
  onChange: (crop: Crop) => void;
  /** The picture has come. */
  onLoad: (size: PictureSize) => void;
  /** It is none that can be shown. */
  onError: () => void;
  /** The id of what says how to handle it. */
  hintId: string;
  /** The picture element. */
  ref: Ref<HTMLImageElement>;
}

/** The arched window with the picture in it, which is moved like a map. */
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
      // What the arrow keys do here is of the picture's making, and no reader's.
      role="application"
      aria-label="Your picture in its window"
      aria-describedby={hintId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- reached by keys, which move the picture
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
