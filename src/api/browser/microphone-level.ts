import { measureLoudness } from '../../domain/room/device-check.ts';

const SAMPLE_MS = 100;
const SAMPLES = 2048;

export function watchLoudness(stream: MediaStream, onLevel: (level: number) => void): () => void {
  if (!('AudioContext' in globalThis)) return () => {};
  const context = new AudioContext();
  // Without a user gesture, the AudioContext starts suspended.
  void context.resume();
  const analyser = context.createAnalyser();
  analyser.fftSize = SAMPLES;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(SAMPLES);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    onLevel(measureLoudness(samples));
  }, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}
