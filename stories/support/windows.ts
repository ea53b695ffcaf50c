/** In CSS pixels. */
export const windows = {
  narrow: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 900 },
  /** 1280 × 1024 at 400% zoom. */
  zoomed: { width: 320, height: 256 },
} as const;
