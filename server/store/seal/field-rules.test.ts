import { expect, test } from 'vitest';
import { collectionNames } from '../../../backend/store/records.ts';
import { fieldRules } from './field-rules.ts';
import { findSealing, sealedCollections } from './sealed-fields.ts';

test.each(collectionNames)(
  'the fields of %s that the rules call sealed are encrypted, and no others',
  (name) => {
    const fields = Object.entries<string>(fieldRules[name]).flatMap(([field, rule]) =>
      rule === 'sealed' ? [field] : [],
    );
    const paths = Object.keys(findSealing(name)?.blanks ?? {});
    expect([...new Set(paths.map((path) => path.split('.')[0]))].sort()).toEqual(fields.sort());
  },
);

test('each collection with sealed fields is encrypted by the command, too', () => {
  const sealed = collectionNames.filter((name) => findSealing(name));
  expect([...sealedCollections].sort()).toEqual(sealed.sort());
});
