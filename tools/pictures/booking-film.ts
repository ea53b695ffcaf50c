import type { Browser, Locator, Page } from 'playwright';
import { createFilm, type FilmFrame } from './film.ts';
import { openPicture, type Theme } from './open-picture.ts';

const LOOK_MS = 1000;
const PAUSE_MS = 800;
/** Long enough to find the request on the laptop. */
const REQUEST_MS = 1700;
const END_MS = 3800;

/** In CSS px. The devices are two thirds of their size, so that one of their px is one of the film. */
const STAGE = { width: 1265, height: 702 };

/** A Tuesday, 8:10 in India. */
const MORNING = '2026-11-24T02:40:00Z';

/**
 * A booking on the demo's stage, by the patient on her phone and the doctor on a laptop.
 *
 * @param url of the demo, without a slash at the end
 */
export async function filmBooking(
  browser: Browser,
  url: string,
  theme: Theme,
): Promise<readonly FilmFrame[]> {
  const page = await openPicture(browser, theme, STAGE);
  await page.clock.setFixedTime(MORNING);
  await page.goto(`${url}/stage`);
  await openDevices(page);
  // The first visit shows no web fonts (docs/decisions/0025-optional-fonts.md).
  await page.reload();
  const { phone, laptop } = await openDevices(page);
  await page.frame('caresetu-stage-left')?.goto(`${url}/doctors/doctor-ananya-krishnan`);
  await heading(phone, 'Dr. Ananya Krishnan').waitFor();

  const film = await createFilm(page, page.getByRole('main').first());
  await film.hold(LOOK_MS);
  await film.press(phone.getByRole('link', { name: /^Book Appointment/ }).first());
  await heading(phone, 'Book an appointment').waitFor();
  await film.hold(PAUSE_MS);

  await film.press(phone.getByRole('radio', { name: /free$/ }).first());
  const time = phone.getByRole('radio', { name: /available$/ }).first();
  await time.waitFor();
  await film.hold(PAUSE_MS);
  await film.scrollTo(time);
  await film.press(time);
  await film.hold(PAUSE_MS);

  await film.press(phone.getByRole('button', { name: /^Confirm/ }).first());
  await heading(phone, 'Appointment Pending').waitFor();
  const accept = laptop.getByRole('button', { name: 'Accept the request from Meera Nair' });
  await accept.waitFor();
  await film.hold(REQUEST_MS);

  await film.press(accept);
  await heading(phone, 'Appointment Scheduled').waitFor();
  await accept.waitFor({ state: 'detached' });
  await film.hidePointer();
  await film.hold(END_MS);
  await page.context().close();
  return film.frames;
}

async function openDevices(page: Page) {
  const phone = page.frameLocator('iframe[name=caresetu-stage-left]').getByRole('main');
  const laptop = page.frameLocator('iframe[name=caresetu-stage-right]').getByRole('main');
  await heading(phone, 'Namaste, Meera').waitFor();
  await heading(laptop, /Dr\. Krishnan/).waitFor();
  return { phone, laptop };
}

function heading(main: Locator, name: string | RegExp): Locator {
  return main.getByRole('heading', { level: 1, name });
}
