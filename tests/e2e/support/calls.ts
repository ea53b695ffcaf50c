import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { people, type Person } from './people.ts';
import { logIn, main } from './steps.ts';

/** Today, between Arjun Rao and Dr. Krishnan. */
export const visitToday = '/appointments/appointment-013';
export const room = `${visitToday}/room`;

export const CONNECT_LIMIT_MS = 5000;

/** Replaces the camera by a canvas of one colour, and a shared screen by a yellow one. */
export async function paintCamera(page: Page, colour: 'red' | 'blue'): Promise<void> {
  await page.addInitScript((camera) => {
    const draw = (fill: string): MediaStream => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 240 });
      const brush = canvas.getContext('2d');
      let frame = 0;
      const paint = () => {
        if (!brush) return;
        brush.fillStyle = fill;
        brush.fillRect(0, 0, 320, 240);
        brush.fillStyle = 'white';
        brush.fillRect((frame += 4) % 320, 0, 10, 10);
      };
      paint();
      setInterval(paint, 66);
      return canvas.captureStream(15);
    };
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    let running: MediaStreamTrack[] = [];
    let failure: string | null = null;
    const fail = (name: string | null) => {
      failure = name;
      if (name === null) return;
      for (const track of running.splice(0)) {
        track.stop();
        track.dispatchEvent(new Event('ended'));
      }
    };
    Object.assign(window, { failDevices: fail });
    mediaDevices.getUserMedia = async ({ audio, video } = {}) => {
      if (failure !== null) throw new DOMException('', failure);
      const streams = await Promise.all([
        ...(audio ? [open({ audio })] : []),
        // The id of a canvas belongs to no camera.
        ...(video ? [open({ video: true }).then(() => draw(camera))] : []),
      ]);
      const tracks = streams.flatMap((stream) => stream.getTracks());
      running = [...running, ...tracks].filter(({ readyState }) => readyState === 'live');
      return new MediaStream(tracks);
    };
    mediaDevices.getDisplayMedia = async () => draw('yellow');
  }, colour);
}

/** Ends the devices' tracks, and fails to open them with this name of a DOMException. */
export async function failDevices(page: Page, name: string): Promise<void> {
  await page.evaluate((failure) => Reflect.get(window, 'failDevices')(failure), name);
}

export async function plugDevicesIn(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.get(window, 'failDevices')(null));
}

export async function connect(patient: Page, doctor: Page, path = room): Promise<void> {
  await paintCamera(patient, 'red');
  await paintCamera(doctor, 'blue');
  await enterRoom(doctor, people.ananya, path);
  await join(doctor);
  await expect(main(doctor)).toContainText('Waiting for Arjun');
  await enterRoom(patient, people.arjun, path);
  await joinAsPatient(patient);
  await Promise.all([expectPicture(patient, 'blue'), expectPicture(doctor, 'red')]);
}

export function control(page: Page | FrameLocator, name: string): Locator {
  return main(page)
    .getByRole('group', { name: 'Call controls' })
    .getByRole('button', { name, exact: true });
}

export function facts(page: Page): Locator {
  return main(page).getByRole('heading', { level: 1 }).locator('xpath=..');
}

export async function enterRoom(page: Page, person: Person, path = room): Promise<void> {
  await logIn(page, person);
  await page.goto(path);
  await checkDevices(page);
}

export async function checkDevices(page: Page | FrameLocator): Promise<void> {
  await main(page).getByRole('button', { name: 'Check camera and microphone' }).click();
  await expect(main(page)).toContainText('Your devices are ready.');
}

export async function join(page: Page | FrameLocator): Promise<void> {
  await main(page).getByRole('button', { name: 'Join call' }).click();
}

export function joinAsPatient(page: Page | FrameLocator): Promise<void> {
  return main(page)
    .getByRole('checkbox', { name: /^I agree to a video consultation/ })
    .check()
    .then(() => join(page));
}

export function partnerVideo(page: Page | FrameLocator): Locator {
  return main(page).getByLabel(/^Video of /);
}

export async function expectPicture(
  page: Page | FrameLocator,
  colour: 'red' | 'blue' | 'yellow',
  timeout = 30_000,
): Promise<void> {
  await expect(partnerVideo(page)).toBeInViewport({ timeout, ratio: 0.9 });
  await expect
    .poll(() => partnerVideo(page).evaluate(readColour), { timeout, intervals: [200] })
    .toBe(colour);
  const before = await countFrames(page);
  await expect.poll(() => countFrames(page), { timeout }).toBeGreaterThan(before + 1);
}

export async function expectFrozen(page: Page): Promise<void> {
  let before = -1;
  const isFrozen = async () => {
    const [last, count] = [before, await countFrames(page)];
    before = count;
    return count === last;
  };
  await expect.poll(isFrozen, { intervals: [500] }).toBe(true);
}

export function countFrames(page: Page | FrameLocator): Promise<number> {
  return partnerVideo(page).evaluate((video: HTMLVideoElement) => {
    const frames = Reflect.get(video, 'frames');
    if (typeof frames === 'number') return frames;
    Reflect.set(video, 'frames', 0);
    const count = () => {
      Reflect.set(video, 'frames', Number(Reflect.get(video, 'frames')) + 1);
      video.requestVideoFrameCallback(count);
    };
    video.requestVideoFrameCallback(count);
    return 0;
  });
}

function readColour(element: Element): string {
  if (!(element instanceof HTMLVideoElement) || element.videoWidth === 0) return 'nothing';
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const brush = canvas.getContext('2d');
  if (!brush) return 'nothing';
  brush.drawImage(element, 0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
  if (red > 150 && green > 150) return 'yellow';
  if (red > 150) return 'red';
  return blue > 150 ? 'blue' : `rgb(${red}, ${green}, ${blue})`;
}
