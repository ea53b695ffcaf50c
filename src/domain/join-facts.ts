/**
 * Joins texts that each begin with a capital, such as a label and what a patient wrote. After a
 * comma, the capital would look like a mistake.
 */
export function joinFacts(facts: readonly (string | undefined)[]): string {
  return facts.filter(Boolean).join(' · ');
}
