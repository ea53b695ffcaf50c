import type { User } from '../contract/auth.ts';
import { routes, type Route, type RouteName, type Routes } from './routes.ts';

/** Relative to the app's base. `withBase` converts it to an href. */
export type Path = `/${string}`;

type Params<Pattern> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${string}?`
    ? [id?: string]
    : [id: string, ...Params<Rest>]
  : [];
type QueryParams<Row> = Row extends { query: (...args: infer Args) => string } ? Args : [];
type Addresses = {
  [Name in RouteName]: (
    ...args: [...Params<Routes[Name]['path']>, ...QueryParams<Routes[Name]>]
  ) => Path;
};

const addresses = Object.fromEntries(
  Object.entries(routes).map(([name, route]) => [name, createAddress(route)]),
) as Addresses;

export const paths = {
  ...addresses,
  appointment: (id: string): Path => `${addresses.appointments()}#${encodeURIComponent(id)}`,
  /** Spec §6. */
  dashboard: ({ id, role }: Pick<User, 'id' | 'role'>): Path =>
    role === 'patient' ? addresses.patientDashboard(id) : addresses.doctorDashboard(id),
};

export function isMessagesPath(path: string): boolean {
  return /^\/messages(?:[/?#]|$)/.test(path);
}

function createAddress({ path, query }: Pick<Route, 'path' | 'query'>) {
  return (...args: never[]): string => {
    const filled = path.replace(/\/:\w+\??/g, () => {
      const value = args.shift();
      return value === undefined ? '' : `/${encodeURIComponent(value)}`;
    });
    return filled + (query?.(...args) ?? '');
  };
}
