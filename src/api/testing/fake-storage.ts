export function fakeStorage(): Storage {
  const items = new Map<string, string>();
  const methods = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
    key: (index: number) => [...items.keys()][index] ?? null,
  };
  return new Proxy(
    { ...methods, length: 0 },
    {
      get: (target, name) => (name === 'length' ? items.size : Reflect.get(target, name)),
      ownKeys: () => [...items.keys()],
      getOwnPropertyDescriptor: (_, name) => ({
        value: items.get(String(name)),
        enumerable: items.has(String(name)),
        configurable: true,
      }),
    },
  );
}
