import type { ComponentProps } from 'react';

export interface StreamVideoProps extends Omit<ComponentProps<'video'>, 'ref'> {
  stream: MediaStream;
  onVideo?: (video: HTMLVideoElement | null) => void;
}

export function StreamVideo({ stream, onVideo, ...video }: StreamVideoProps) {
  const show = (element: HTMLVideoElement | null) => {
    if (element && element.srcObject !== stream) element.srcObject = stream;
    onVideo?.(element);
  };
  // oxlint-disable-next-line media-has-caption -- live speech has no captions
  return <video {...video} ref={show} autoPlay playsInline />;
}
