import { check } from '../../check.ts';
import { expectResponse, expectThat } from '../../expectations.ts';

export const placeChecks = [
  check(
    'suggests places by the start of a name, up to the limit',
    'searchPlaces',
    async (kit) => {
      const query = { format: 'json', q: 'Bengal', countrycodes: 'in', limit: '5' };
      const reply = await kit.guest().call('searchPlaces', { query });
      const { length } = expectResponse(reply);
      expectThat(reply, 'length', length > 0 && length <= 5, 'between 1 and 5', length);
    },
    ['geocoder'],
  ),
  check(
    'returns the place at a latitude and longitude',
    'reversePlace',
    async (kit) => {
      const query = { format: 'json', lat: '12.9716', lon: '77.5946' };
      const reply = await kit.guest().call('reversePlace', { query });
      const { display_name: name } = expectResponse(reply);
      expectThat(reply, 'display_name', name !== '', 'a name', name);
    },
    ['geocoder'],
  ),
];
