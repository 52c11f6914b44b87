import { fifteenthsPerPoint } from '@wis/ratings'

/** SQL for a named points value in a column of rulesets, in fifteenths, the unit of totals. */
export function inFifteenths(rulesets: string, name: 'initialTotal' | 'entryCost'): string {
  return `(${rulesets} ->> '${name}')::int * ${fifteenthsPerPoint}`
}
