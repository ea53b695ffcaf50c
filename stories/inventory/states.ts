export const kinds = {
  long: /Long|Unusual/,
  hindi: /Hindi|Unusual|OtherScripts/,
  rightToLeft: /^RightToLeft$/,
  phone: /(OnA|OnANarrow|Narrow)Phone$|^Narrow/,
} satisfies Record<string, RegExp>;

export type Kind = keyof typeof kinds;

export type State = Kind | Capitalize<string>;

export type States = Readonly<Record<string, readonly State[]>>;
