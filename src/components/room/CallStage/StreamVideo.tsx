import type { ComponentProps, Ref } from 'react';

export interface StreamVideoProps extends Omit<ComponentProps<'video'>, 'ref'> {
  stream: MediaStream;
  videoRef?: Ref<HTMLVideoElement>;
}

export function StreamVideo({ stream, videoRef, ...video }: StreamVideoProps) {
  const show = (element: HTMLVideoElement | null) => {
    if (element && element.srcObject !== stream) element.srcObject = stream;
    if (typeof videoRef === 'function') videoRef(element);
    else if (videoRef) videoRef.current = element;
  };
  return <video {...video} ref={show} autoPlay playsInline />;
}
