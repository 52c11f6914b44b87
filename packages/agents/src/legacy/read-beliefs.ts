import { foldedLine, wholeNumber } from './names.ts'
import type { NameFinder } from './names.ts'

type Beliefs = Readonly<Record<string, number>>

/**
 * How likely each alias is the spy, from an object or a list of objects with numbers, percentages, or roles. Entries
 * without an alias or a value are left out.
 */
export function readBeliefs(value: unknown, finder: NameFinder): Beliefs | undefined {
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
  const beliefs = pairs.map(([alias, chance]) => [alias, Math.min(1, Math.max(0, chance / scale))] as const)
  return beliefs.length === 0 ? undefined : Object.fromEntries(beliefs)
}

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

function chanceOf(held: unknown): number | undefined {
  if (typeof held === 'number') return Number.isFinite(held) ? held : undefined
  if (typeof held !== 'string') return undefined
  const [, digits, percent] = /^(\d{1,3}(?:\.\d+)?)\s*([%％])?$/.exec(held.trim()) ?? []
  if (digits !== undefined) return Number(digits) / (percent ? 100 : 1)
  if (/\b(?:not the spy|civilian|innocent|good)\b|平民|好人/i.test(held)) return 0
  return /\b(?:spy|undercover)\b|卧底/i.test(held) ? 1 : undefined
}
