import { believedIn, besideAnswered, besideFields, besideIn, forBeside, kitCalled } from '@wis/games'
import type { Beside, BesideAnswered } from '@wis/games'
import type { GameRequest } from '@wis/protocol'
import { foldedLine, NameFinder, wholeNumber } from '../../legacy/names.ts'
import { lastField, textOf } from './mended-object.ts'
import { cut, longestReasoning, printable } from './spoken.ts'

/** How likely an agent finds each alias to be one that hides, from 0 to 1. */
type Beliefs = Readonly<Record<string, number>>

const hides = new Map<string, boolean>()

/** Whether some seats hide in this game, so that agents may tell what they believe of the others. */
function isHiding(game: string): boolean {
  const known = hides.get(game)
  const kit = known === undefined ? kitCalled(game) : undefined
  const isKnown = known ?? (kit !== undefined && believedIn(kit) !== undefined)
  hides.set(game, isKnown)
  return isKnown
}

/** What answers to this question may hold beside the move. A field of the game goes before. */
export const askedBeside = ({ game, fields }: Pick<GameRequest, 'game' | 'fields'>) =>
  besideAnswered.filter(
    (name) =>
      !Object.hasOwn(fields.properties, name) && (besideFields[name].form !== 'chances' || isHiding(game)),
  )

/** What a program told beside its move. */
export const toldByProgram = (
  names: readonly BesideAnswered[],
  given: Readonly<Record<string, unknown>>,
  aliases: readonly string[],
): Beside =>
  toldBeside(names, (name, isText) => {
    const value = given[name]
    if (!isText) return beliefsAbout(aliases, value)
    return typeof value === 'string' ? value : undefined
  })

/** What a model told in fields beside its move. Its reasons are also what it thought, so `reasonsIn` makes them of their field. */
export const toldByModel = (
  names: readonly BesideAnswered[],
  objects: readonly object[],
  { aliases, chanceInWords, reasonsIn }: ModelBeside,
): Beside =>
  toldBeside(besideAnswered, (name, isText) => {
    const field = names.includes(name) ? lastField(objects, name) : undefined
    if (!isText) return field && readBeliefs(field.value, aliases, chanceInWords)
    const text = name === 'reasoning' ? reasonsIn(field) : field && textOf(field.value)
    return text ? cut(printable(text), longestReasoning) : undefined
  })

interface ModelBeside {
  readonly aliases: readonly string[]
  readonly chanceInWords?: (text: string) => number | undefined
  reasonsIn(field: { readonly value: unknown } | undefined): string
}

const toldBeside = (
  names: readonly BesideAnswered[],
  told: (name: BesideAnswered, isText: boolean) => string | Beliefs | undefined,
): Beside => besideIn(forBeside(names, (name) => told(name, besideFields[name].form === 'text')) as Beside)

/** The beliefs of a program: for the aliases at the table, as numbers from 0 to 1. */
function beliefsAbout(aliases: readonly string[], value: unknown): Beliefs | undefined {
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
function readBeliefs(
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
