import { initials } from '../../src/domain/initials.ts';
import type { DeviceKind } from '../../src/domain/room/device-check.ts';

const SIZE = { width: 640, height: 480 };
const FRAMES_A_SECOND = 15;
const FONT = 'system-ui, sans-serif';
const colours = { wall: '#0e3b43', light: '#1c5a64', ring: '#f4efe6', text: '#ffffff' };

export interface PlayedMedia {
  open: (kind: DeviceKind) => MediaStream;
  close: () => void;
}

/** A picture that moves slowly and says that the demo plays it, and silence. */
export async function createPlayedMedia(person: {
  name: string;
  picture: string | null;
}): Promise<PlayedMedia> {
  const portrait = person.picture === null ? null : await loadPicture(person.picture);
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  const brush = canvas.getContext('2d');
  const paint = () => brush && paintPerson(brush, { ...person, portrait });
  paint();
  const timer = setInterval(paint, 1000 / FRAMES_A_SECOND);
  const sound = new AudioContext();
  return {
    open: (kind) =>
      kind === 'camera'
        ? canvas.captureStream(FRAMES_A_SECOND)
        : sound.createMediaStreamDestination().stream,
    close() {
      clearInterval(timer);
      void sound.close();
    },
  };
}

async function loadPicture(address: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

function paintPerson(
  brush: CanvasRenderingContext2D,
  { name, portrait }: { name: string; portrait: HTMLImageElement | null },
): void {
  const { width, height } = SIZE;
  const seconds = performance.now() / 1000;
  const sway = { x: Math.sin(seconds * 0.9) * 8, y: Math.sin(seconds * 1.7) * 4 };
  const centre = { x: width / 2 + sway.x, y: height * 0.44 + sway.y };
  const radius = height * 0.3;

  brush.fillStyle = colours.wall;
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = colours.light;
  circle(brush, width * (0.5 + 0.3 * Math.sin(seconds * 0.2)), height * 0.2, height * 0.5);
  brush.fill();

  brush.save();
  brush.fillStyle = colours.ring;
  circle(brush, centre.x, centre.y, radius + 6);
  brush.fill();
  circle(brush, centre.x, centre.y, radius);
  brush.clip();
  if (portrait) {
    const side = 2 * radius;
    brush.drawImage(portrait, centre.x - radius, centre.y - radius, side, side);
  } else {
    brush.fillStyle = colours.wall;
    write(brush, initials(name), { ...centre, size: radius * 0.8 });
  }
  brush.restore();

  brush.fillStyle = colours.text;
  write(brush, name, { x: width / 2, y: height * 0.84, size: 28 });
  write(brush, 'Played by the demo', { x: width / 2, y: height * 0.93, size: 20 });
}

function circle(brush: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
}

function write(
  brush: CanvasRenderingContext2D,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  brush.font = `600 ${size}px ${FONT}`;
  brush.textAlign = 'center';
  brush.textBaseline = 'middle';
  brush.fillText(text, x, y, SIZE.width - 32);
}
