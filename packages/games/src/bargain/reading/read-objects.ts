import { firstIn, saidInObjects, wholeOf } from '../../contract/reading/meant/entries-meant.ts'
import type { Levels } from '../../contract/reading/meant/entries-meant.ts'
import { plainForm } from '../../contract/reading/mentions.ts'
import { entriesIn, objectsIn } from '../../contract/reading/objects-in.ts'
import { kinds, kindNames } from '../things.ts'
import { perKind } from '../things.ts'
import type { Kind, PerKind } from '../things.ts'
import { consentIn } from './consent.ts'

type Entries = Levels[number]

const takeNames = ['take', 'offer', 'plan', 'mine', 'i take']

/**
 * What the objects in a text say: an offer, with NaN for a number that is none, and `offer`, `accept`, `reject` or other words.
 * Undefined if there are none that have to do with a bargain.
 */
export function readObjects(text: string) {
  const { levels, raw, words } = saidInObjects(text)
  const take = takeIn(levels)
  if (take === undefined && raw === undefined) return undefined
  return { take, raw, move: raw === undefined ? undefined : meantBy(raw), words }
}

function meantBy(move: string): string {
  const plain = plainForm(move)
  if (['offer', 'propose', 'counter', 'counteroffer', '出价', '提议', '还价'].includes(plain)) return 'offer'
  return /\d/.test(move) ? move : (consentIn(move) ?? move)
}

const takeIn = (levels: Levels): PerKind | 'contradictory' | undefined =>
  firstIn(levels, (entries) => {
    const listed = entries.findLast(([name, value]) => isOne(takeNames, name) && Array.isArray(value))?.[1]
    const numbers = Array.isArray(listed) ? listed.map(wholeOf) : []
    const [hats, balls, apples, ...others] = numbers
    if (hats !== undefined && balls !== undefined && apples !== undefined && others.length === 0)
      return [hats, balls, apples]
    const named = kinds.map((kind) => numbersOf(kind, entries))
    if (named.some((found) => found.length > 1)) return 'contradictory'
    if (named.some((found) => found.length === 1)) return perKind((index) => named[index]?.[0] ?? 0)
    return undefined
  })

/** Under such a name stands what the other one gets. */
const ofOther =
  /^(?:i )?(?:giv(?:e|es|en|ing)|you|yours?|you get|for you|other|opponent|them|theirs?|给你?|你|你的|你得|对方)$/u

/** Whether the objects of a text give the other one things that do not go with what they take, or take nothing. */
export function givesOtherwise(text: string, counts: PerKind): boolean {
  const objects = objectsIn(text)
  const given = entriesIn(objects)
    .flat()
    .filter(([name, value]) => ofOther.test(plainForm(name)) && typeof value === 'object' && value !== null)
  if (given.length === 0) return false
  const take = takeIn(entriesIn(objects.map(withoutGiven)))
  return given.some(([, value]) =>
    kinds.some((kind, index) => {
      const number = Array.isArray(value) ? value[index] : numbersOf(kind, Object.entries(value ?? {}))[0]
      if (typeof number !== 'number') return false
      return !Array.isArray(take) || number + (take[index] ?? 0) !== counts[index]
    }),
  )
}

const withoutGiven = (object: object): object =>
  Object.fromEntries(
    Object.entries(object)
      .filter(([name]) => !ofOther.test(plainForm(name)))
      .map(([name, value]) => [name, isObject(value) ? withoutGiven(value) : value]),
  )

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function numbersOf(kind: Kind, entries: Entries): readonly number[] {
  const names = [kind, kind.slice(0, -1), kindNames[kind].zh]
  const given = entries.filter(
    ([name, value]) => isOne(names, name) && value !== null && typeof value !== 'object',
  )
  return [...new Set(given.map(([, value]) => wholeOf(value)))]
}

const isOne = (names: readonly string[], name: string) => names.includes(plainForm(name))
