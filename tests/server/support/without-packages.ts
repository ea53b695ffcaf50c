const toModule = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

/** NODE_OPTIONS for a process that cannot import packages with these prefixes. */
export function withoutPackages(...names: string[]): string {
  const hook = `export function resolve(specifier, context, next) {
    if (!${JSON.stringify(names)}.some((name) => specifier.startsWith(name)))
      return next(specifier, context);
    const error = new Error('Cannot find package ' + specifier);
    throw Object.assign(error, { code: 'ERR_MODULE_NOT_FOUND' });
  }`;
  const start = `import { register } from 'node:module'; register(${JSON.stringify(toModule(hook))})`;
  return `--import ${toModule(start)}`;
}
