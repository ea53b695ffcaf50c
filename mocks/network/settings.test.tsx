import { beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '../../src/contract/endpoints.ts';
import { demoSocketFaults, demoNetwork, followConnection } from './demo-network.ts';
import { faultText } from '../../backend/faults/faults.ts';
import { allWell, openSettings, withFault } from './settings.ts';

beforeEach(() => localStorage.clear());

const once = withFault(allWell, faultText.parse('login:busy@2'));

test('the demo’s faults survive a reload', () => {
  openSettings(localStorage).write({ ...once, network: '2g', isSocketCut: true });
  expect(openSettings(localStorage).read()).toEqual({ ...once, network: '2g', isSocketCut: true });
});

test('faults that one tab sets arrive in the others', () => {
  const source = openSettings(localStorage);
  const listener = vi.fn<() => void>();
  source.onChange(listener);
  openSettings(localStorage).write(once);
  window.dispatchEvent(new StorageEvent('storage', { key: 'caresetu-demo-network' }));
  expect(listener).toHaveBeenCalledOnce();
  expect(source.read()).toEqual(once);
  expect(source.read()).toBe(source.read());
});

test.each(['{', '{"network":"5g"}', '{"faults":[{"fault":"login:bsy","calls":0}]}'])(
  'stored settings that are not valid are ignored: %s',
  (text) => {
    localStorage.setItem('caresetu-demo-network', text);
    expect(openSettings(localStorage).read()).toEqual(allWell);
  },
);

test('the same fault is set only once', () => {
  expect(withFault(once, faultText.parse('login:busy@2')).faults).toHaveLength(1);
});

test('the demo counts calls over all tabs, and removes a fault that was given', async () => {
  const source = openSettings(localStorage);
  source.write(once);
  const call = async () => {
    const network = demoNetwork(openSettings(localStorage));
    return (await network(endpoints.login, async () => Response.json({}))).status;
  };
  expect([await call(), await call(), await call()]).toEqual([200, 503, 200]);
  expect(source.read()).toEqual(allWell);
});

test('one cut of the sockets closes those of each tab, and they connect again', async () => {
  const source = openSettings(localStorage);
  const events: string[] = [];
  addEventListener('online', () => events.push('connects'));
  followConnection(source);
  demoSocketFaults(source).onCut(() => events.push('closed'));
  const elsewhere = openSettings(localStorage);
  const cut = async () => {
    elsewhere.write({ ...allWell, cuts: elsewhere.read().cuts + 1 });
    window.dispatchEvent(new StorageEvent('storage', { key: 'caresetu-demo-network' }));
    await Promise.resolve();
  };
  await cut();
  expect(events).toEqual(['closed', 'connects']);
  await cut();
  expect(events).toHaveLength(4);
  source.write(allWell);
  await Promise.resolve();
  expect(events).toHaveLength(4);
});

test('the page is offline while the network is, and connects again after a cut of the sockets', async () => {
  const source = openSettings(localStorage);
  const events: string[] = [];
  for (const name of ['online', 'offline']) {
    addEventListener(name, () => events.push(`${name} ${navigator.onLine}`));
  }
  followConnection(source);
  source.write({ ...allWell, network: 'offline' });
  source.write(allWell);
  expect(events.slice(0, 2)).toEqual(['offline false', 'online true']);
  await Promise.resolve();
  events.length = 0;
  source.write({ ...allWell, isSocketCut: true });
  await Promise.resolve();
  expect(events).toEqual([]);
  source.write(allWell);
  await Promise.resolve();
  expect(events).toEqual(['online true']);
});
