import { fifteenthsPerPoint } from '@wis/ratings'

/**
 * SQL for a named points value in a column of rulesets, in fifteenths, the unit of totals. Most games have neither, and
 * count from 0.
 */
export function inFifteenths(rulesets: string, name: 'initialTotal' | 'entryCost'): string {
  return `coalesce((${rulesets} ->> '${name}')::int, 0) * ${fifteenthsPerPoint}`
}
