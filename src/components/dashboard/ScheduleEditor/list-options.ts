/** Includes the current value, which an API or an earlier release may have offered. */
export function listOptions<Value extends string | number>(
  values: readonly Value[],
  value: Value,
  format: (value: Value) => string,
): { value: Value; label: string }[] {
  const offered = values.includes(value)
    ? values
    : [...values, value].sort((one, other) => (one < other ? -1 : 1));
  return offered.map((one) => ({ value: one, label: format(one) }));
}
