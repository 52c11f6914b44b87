import type { MatchHeader, MatchRow } from '@wis/protocol'

/** Of the live tables the one that has just begun, in the same language where there is any; never one that only waits. */
export function nextTable(
  tables: readonly MatchRow[],
  { id, language }: Pick<MatchHeader, 'id' | 'language'>,
): MatchRow | undefined {
  const others = tables.filter((table) => table.id !== id && table.status === 'running')
  const same = others.filter((table) => table.language === language)
  const [next] = (same.length > 0 ? same : others).toSorted((one, other) => one.entries - other.entries)
  return next
}
