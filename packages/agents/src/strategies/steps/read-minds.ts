import { objectsIn } from '@wis/games'
import type { Minds } from '@wis/protocol'
import { normalName } from '../reply/fields.ts'
import { mendedObject } from '../reply/mended-object.ts'

type Row = Readonly<Record<string, number>>

/**
 * The table in any output of a model: rows and columns by name, or lists in the order of the seats. Numbers above 1 are
 * per cents. Names that nobody has, and rows without a number, are left out. Undefined if no row is left. Never throws.
 */
export function readMinds(text: string, aliases: readonly string[], isOne: boolean): Minds | undefined {
  const read = objectsIn(text)
  const mended = read.length === 0 ? mendedObject(text) : undefined
  const found = [...read, ...(mended ? [mended] : [])]
    .map((object) => tableOf(object, aliases))
    .findLast((table) => table.length > 0)
  if (!found) return undefined
  const scale = found.some(([, row]) => Object.values(row).some((chance) => chance > 1)) ? 100 : 1
  const rows = found.flatMap(([viewer, row]): [string, Row][] => {
    const chances = mapped(row, (chance) => Math.min(1, Math.max(0, chance / scale)))
    const sum = Object.values(chances).reduce((all, chance) => all + chance, 0)
    if (isOne && sum === 0) return []
    return [[viewer, isOne ? mapped(chances, (chance) => chance / sum) : chances]]
  })
  return rows.length === 0 ? undefined : Object.fromEntries(rows)
}

const mapped = (row: Row, change: (chance: number) => number): Row =>
  Object.fromEntries(Object.entries(row).map(([alias, chance]) => [alias, rounded(change(chance))]))

/** What no model means is not kept. */
const rounded = (chance: number) => Math.round(chance * 10_000) / 10_000

/** The rows that an object holds, itself or under one name. */
function tableOf(object: object, aliases: readonly string[]): readonly (readonly [string, Row])[] {
  const own = rowsOf(object, aliases)
  if (own.length > 0) return own
  for (const inner of Object.values(object) as readonly unknown[]) {
    const rows = typeof inner === 'object' && inner !== null ? rowsOf(inner, aliases) : []
    if (rows.length > 0) return rows
  }
  return []
}

function rowsOf(table: object, aliases: readonly string[]): readonly (readonly [string, Row])[] {
  return named(table, aliases).flatMap(([viewer, given]) => {
    if (typeof given !== 'object' || given === null) return []
    const row = named(given, aliases).flatMap(([alias, value]): [string, number][] => {
      const chance = chanceIn(value)
      return chance === undefined ? [] : [[alias, chance]]
    })
    return row.length === 0 ? [] : [[viewer, Object.fromEntries(row)] as const]
  })
}

/** The entries about seats: by name, or by place in a list with one item for each. */
function named(given: object, aliases: readonly string[]): readonly (readonly [string, unknown])[] {
  if (Array.isArray(given)) {
    return given.length === aliases.length ? aliases.map((alias, seat) => [alias, given[seat]] as const) : []
  }
  const byName = new Map(aliases.map((alias) => [normalName(alias), alias]))
  return Object.entries(given).flatMap(([name, value]) => {
    const alias = byName.get(normalName(name))
    return alias === undefined ? [] : [[alias, value] as const]
  })
}

function chanceIn(value: unknown): number | undefined {
  const number =
    typeof value === 'string' && /^\s*\d+(?:\.\d+)?\s*%?\s*$/.test(value) ? Number.parseFloat(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : undefined
}
