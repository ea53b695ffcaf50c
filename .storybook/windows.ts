/** The windows to look at, in CSS pixels. 320 is also a window of 1280 at 400%. */
export const windows = {
  narrow: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 900 },
} as const;
