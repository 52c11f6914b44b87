import type { InBoth, Rng } from '@wis/engine'
import { listed } from '../define/sentences.ts'
import { sumOf } from '../define/table.ts'

export const kinds = ['hats', 'balls', 'apples'] as const
export type Kind = (typeof kinds)[number]

/** The number of things on the table. */
export const mostThings = 7
/** Everything on the table together is worth this to either seat. */
export const wholeWorth = 10

/** A number for each kind of things, in the order of `kinds`. */
export type PerKind = readonly [number, number, number]

export const perKind = (of: (index: number) => number): PerKind => [of(0), of(1), of(2)]

/** What these things are worth by these values of one thing of each kind. */
export const worthOf = (values: PerKind, things: PerKind): number =>
  values[0] * things[0] + values[1] * things[1] + values[2] * things[2]

/** What is left for the other seat. */
export const restOf = (counts: PerKind, take: PerKind): PerKind =>
  perKind((index) => (counts[index] ?? 0) - (take[index] ?? 0))

const upTo = (most: number) => [...Array(most + 1).keys()]

/** Every way to take some of these things. */
export function divisionsOf([hats, balls, apples]: PerKind): readonly PerKind[] {
  return upTo(hats).flatMap((hat) =>
    upTo(balls).flatMap((ball) => upTo(apples).map((apple): PerKind => [hat, ball, apple])),
  )
}

/** So many of each kind, by their names. */
export const named = (numbers: PerKind | undefined) => ({
  hats: numbers?.[0] ?? null,
  balls: numbers?.[1] ?? null,
  apples: numbers?.[2] ?? null,
})

const nouns = {
  hats: { one: 'hat', many: 'hats', zh: '顶帽子' },
  balls: { one: 'ball', many: 'balls', zh: '个球' },
  apples: { one: 'apple', many: 'apples', zh: '个苹果' },
}
const perNoun = (say: (noun: (typeof nouns)[Kind], index: number) => string) =>
  kinds.map((kind, index) => say(nouns[kind], index))

/** These things in words. All kinds are named, so that nothing has to be guessed. */
export const thingsText = (things: PerKind) => textOf(things, () => true)
/** The same for readers, without the kinds of which there are none. */
export const takenText = (things: PerKind) =>
  things.some(Boolean) ? textOf(things, (count) => count > 0) : { en: 'nothing', zh: '0件' }

function textOf(things: PerKind, isNamed: (count: number) => boolean): InBoth<string> {
  const named = (texts: readonly string[]) => texts.filter((_, index) => isNamed(things[index] ?? 0))
  const en = named(perNoun(({ one, many }, index) => `${things[index]} ${things[index] === 1 ? one : many}`))
  const zh = named(perNoun((noun, index) => `${things[index]}${noun.zh}`))
  return { en: listed('en', en), zh: zh.join('、') }
}

/** The value of one thing of each kind in words. */
export const valuesText = (values: PerKind): InBoth<string> => ({
  en: perNoun(({ one }, index) => `${one === 'apple' ? 'an' : 'a'} ${one} ${values[index]}`).join(', '),
  zh: perNoun(({ zh }, index) => `每${zh}${values[index]}`).join('，'),
})

/** The things on the table, and what one thing of each kind is worth to either seat. */
export interface Instance {
  readonly counts: PerKind
  readonly values: readonly [PerKind, PerKind]
}

const leastThings = 5

/** The heaps that may lie on the table: at least one thing of each kind. */
const allCounts = divisionsOf(perKind(() => mostThings)).filter((counts) => {
  const all = sumOf(counts)
  return counts.every((count) => count > 0) && all >= leastThings && all <= mostThings
})

/** Every way to value these things at ten in all. */
export function valuationsOf(counts: PerKind): readonly PerKind[] {
  const [, balls, apples] = counts
  return upTo(wholeWorth).flatMap((hat) =>
    upTo(wholeWorth).flatMap((ball) => {
      const left = wholeWorth - hat * counts[0] - ball * balls
      return left >= 0 && left % apples === 0 ? [[hat, ball, left / apples] as const] : []
    }),
  )
}

/** Every kind is worth something to somebody, and at least one kind to both. */
export function mayMeet(one: PerKind, other: PerKind): boolean {
  const some = one.every((value, index) => value > 0 || (other[index] ?? 0) > 0)
  return some && one.some((value, index) => value > 0 && (other[index] ?? 0) > 0)
}

let known: readonly Instance[] | undefined

/** Every instance that may be drawn. Made at the first draw, because most readers of a match draw none. */
export function allInstances(): readonly Instance[] {
  known ??= allCounts.flatMap((counts) => {
    const valuations = valuationsOf(counts)
    return valuations.flatMap((one) =>
      valuations
        .filter((other) => mayMeet(one, other))
        .map((other) => ({ counts, values: [one, other] as const })),
    )
  })
  return known
}

/** Each instance is as likely as each other one. */
export const drawInstance = (rng: Rng): Instance => rng.pick(allInstances())

/** The largest sum of what both seats can get: each kind goes to whom it is worth more. */
export function bestSumOf({ counts, values: [one, other] }: Instance): number {
  return worthOf(
    counts,
    perKind((index) => Math.max(one[index] ?? 0, other[index] ?? 0)),
  )
}

/** Whether no other division is better for one seat and as good for the other. `take` is what the first seat gets. */
export function isParetoOptimal({ counts, values: [one, other] }: Instance, take: PerKind): boolean {
  const [mine, theirs] = [worthOf(one, take), worthOf(other, restOf(counts, take))]
  return divisionsOf(counts).every((division) => {
    const [first, second] = [worthOf(one, division), worthOf(other, restOf(counts, division))]
    return first < mine || second < theirs || (first === mine && second === theirs)
  })
}
