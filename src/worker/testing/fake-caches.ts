export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  return {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const kept = all.get(name) ?? new Map<string, Response>();
      all.set(name, kept);
      return {
        keys: async () => [...kept.keys()].map((url) => ({ url })),
        match: async (address: string) => kept.get(address)?.clone(),
        delete: async ({ url }: { url: string }) => kept.delete(url),
        put: async (address: string, response: Response) => {
          kept.delete(address);
          kept.set(address, response);
        },
      };
    },
  };
}
