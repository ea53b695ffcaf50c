import { loudnessOf } from '../domain/device-check.ts';

/** Milliseconds between looks at the sound: quick enough to follow speech. */
const LOOK_MS = 100;
const SAMPLES = 2048;

/**
 * Tells again and again how loud a microphone hears, as steps of the meter; nothing in a browser that cannot listen.
 * The sound itself is neither played nor kept.
 * @returns what stops it
 */
export function followLoudness(stream: MediaStream, onLevel: (level: number) => void): () => void {
  if (!('AudioContext' in globalThis)) return () => {};
  const context = new AudioContext();
  // Begun without a tap, it would sleep.
  void context.resume();
  const analyser = context.createAnalyser();
  analyser.fftSize = SAMPLES;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(SAMPLES);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    onLevel(loudnessOf(samples));
  }, LOOK_MS);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}
