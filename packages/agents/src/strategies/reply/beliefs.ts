import { believedIn, kitCalled } from '@wis/games'
import type { GameRequest } from '@wis/protocol'
import { foldedLine, NameFinder, wholeNumber } from '../../legacy/names.ts'

/** How likely an agent finds each alias to be one that hides, from 0 to 1. */
export type Beliefs = Readonly<Record<string, number>>

const hides = new Map<string, boolean>()

/** Whether answers to this question may hold beliefs: in games in which some seats hide, if no field goes by that name. */
export function asksForBeliefs({ game, fields }: Pick<GameRequest, 'game' | 'fields'>): boolean {
  const known = hides.get(game)
  const kit = known === undefined ? kitCalled(game) : undefined
  const isHiding = known ?? (kit !== undefined && believedIn(kit) !== undefined)
  hides.set(game, isHiding)
  return isHiding && !Object.hasOwn(fields.properties, 'beliefs')
}

/** The beliefs of a program: for the aliases at the table, as numbers from 0 to 1. */
export function beliefsAbout(aliases: readonly string[], value: unknown): Beliefs | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const held = new Map<string, unknown>(Object.entries(value))
  const entries = aliases.flatMap((alias) => {
    const belief = held.get(alias)
    return typeof belief === 'number' ? [[alias, within(belief)] as const] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/**
 * The beliefs of a model, from an object or a list of objects with numbers, percentages, or words of the game. Entries
 * without an alias or a value are left out.
 */
export function readBeliefs(
  value: unknown,
  aliases: readonly string[],
  chanceInWords: (text: string) => number | undefined = () => undefined,
): Beliefs | undefined {
  const finder = new NameFinder(aliases)
  const chanceOf = (held: unknown) =>
    typeof held === 'string' ? (chanceIn(held) ?? chanceInWords(held)) : numberIn(held)
  const pairs = pairsIn(value).flatMap(([name, held]) => {
    const alias = aliasIn(name, finder)
    const chance =
      chanceOf(held) ??
      valuesIn(held)
        .map(chanceOf)
        .find((inner) => inner !== undefined)
    return alias === undefined || chance === undefined ? [] : [[alias, chance] as const]
  })
  const scale = pairs.some(([, chance]) => chance > 1) ? 100 : 1
  const beliefs = pairs.map(([alias, chance]) => [alias, within(chance / scale)] as const)
  return beliefs.length === 0 ? undefined : Object.fromEntries(beliefs)
}

const within = (chance: number) => Math.min(1, Math.max(0, chance))

function pairsIn(value: unknown): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.flatMap(pairOf)
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

/** Reads one entry of a list: its first text is the name, the next value is the belief. */
function pairOf(item: unknown): readonly (readonly [string, unknown])[] {
  if (typeof item !== 'object' || item === null) return []
  const [name, held] = Object.values(item)
  return typeof name === 'string' || typeof name === 'number' ? [[String(name), held]] : []
}

function aliasIn(name: string, finder: NameFinder): string | undefined {
  const named = new Set(finder.in(foldedLine(name)).map(({ alias }) => alias))
  return named.size === 1 ? [...named][0] : finder.numbered(wholeNumber(name))
}

function valuesIn(held: unknown): readonly unknown[] {
  return typeof held === 'object' && held !== null ? Object.values(held) : []
}

const numberIn = (held: unknown) => (typeof held === 'number' && Number.isFinite(held) ? held : undefined)

function chanceIn(held: string): number | undefined {
  const [, digits, percent] = /^(\d{1,3}(?:\.\d+)?)\s*([%％])?$/.exec(held.trim()) ?? []
  return digits === undefined ? undefined : Number(digits) / (percent ? 100 : 1)
}
