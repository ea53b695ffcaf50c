export class LazyDatabase {
  readonly #factory: IDBFactory;
  readonly #name: string;
  readonly #version: number;
  readonly #create: (database: IDBDatabase) => void;
  #opened: Promise<IDBDatabase> | undefined;

  constructor(
    factory: IDBFactory,
    name: string,
    version: number,
    create: (database: IDBDatabase) => void,
  ) {
    this.#factory = factory;
    this.#name = name;
    this.#version = version;
    this.#create = create;
  }

  async transaction(stores: string[], mode: IDBTransactionMode): Promise<IDBTransaction> {
    this.#opened ??= this.#open();
    return (await this.#opened).transaction(stores, mode);
  }

  async close(): Promise<void> {
    (await this.#opened)?.close();
    this.#opened = undefined;
  }

  async #open(): Promise<IDBDatabase> {
    const request = this.#factory.open(this.#name, this.#version);
    request.addEventListener('upgradeneeded', () => {
      this.#create(request.result);
    });
    const database = await toPromise(request);
    // Fired when the user clears the site's data. The next call opens a new database.
    database.addEventListener('versionchange', () => void this.close());
    database.addEventListener('close', () => void this.close());
    return database;
  }
}

export function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

export function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
}
