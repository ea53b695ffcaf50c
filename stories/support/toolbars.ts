import type { Preview } from '@storybook/react-vite';
import { windows } from './windows.ts';

export const globalTypes = {
  theme: {
    description: 'Colours',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        {
          value: 'forced',
          title: 'Forced colours',
          right: 'an imitation of a contrast theme',
        },
      ],
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { value: '100', title: 'Text 100%' },
        { value: '200', title: 'Text 200%' },
      ],
    },
  },
  language: {
    description: 'Language of what stories say',
    toolbar: {
      icon: 'comment',
      dynamicTitle: true,
      items: [
        { value: 'english', title: 'English' },
        { value: 'hindi', title: 'Hindi letters', right: 'a layout check, not a translation' },
        {
          value: 'translated',
          title: 'Translated page',
          right: 'each text in <font>, as Chrome does',
        },
      ],
    },
  },
  network: {
    description: 'Network of stories that call the API',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'fast', title: 'Fast network' },
        { value: 'slow', title: 'Slow network', right: '2.5 s per call' },
        { value: 'offline', title: 'Offline' },
        { value: 'error', title: 'Server error' },
      ],
    },
  },
  role: {
    description: 'Signed-in user on pages',
    toolbar: {
      icon: 'user',
      dynamicTitle: true,
      items: [
        { value: 'guest', title: 'Guest' },
        { value: 'patient', title: 'Patient' },
        { value: 'doctor', title: 'Doctor' },
      ],
    },
  },
} satisfies Preview['globalTypes'];

export const initialGlobals = {
  theme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  textSize: '100',
  language: 'english',
  network: 'fast',
  role: 'guest',
  direction: 'ltr',
};

const viewport = (name: string, { width, height }: { width: number; height: number }) => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

export const viewports = {
  narrow: viewport('Narrow phone', windows.narrow),
  phone: viewport('Phone', windows.phone),
  tablet: viewport('Tablet', windows.tablet),
  desktop: viewport('Desktop', windows.desktop),
};
