import { fifteenthsPerPoint } from '@wis/ratings'

/** The points that a column of rulesets has under a name, as SQL that counts them in fifteenths, as totals are counted. */
export function inFifteenths(rulesets: string, name: 'initialTotal' | 'entryCost'): string {
  return `(${rulesets} ->> '${name}')::int * ${fifteenthsPerPoint}`
}
