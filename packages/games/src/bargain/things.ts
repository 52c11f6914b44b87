import type { InBoth, Language } from '@wis/engine'

export const kinds = ['hats', 'balls', 'apples'] as const
export type Kind = (typeof kinds)[number]

/** The number of things on the table. */
export const mostThings = 7
/** Everything on the table together is worth this to either seat. */
export const wholeWorth = 10

/** A number for each kind of things, in the order of `kinds`. */
export type PerKind = readonly [number, number, number]

export const perKind = (numberOf: (index: number) => number): PerKind => [
  numberOf(0),
  numberOf(1),
  numberOf(2),
]

/** What these things are worth by these values of one thing of each kind. */
export const worthOf = (values: PerKind, things: PerKind): number =>
  values[0] * things[0] + values[1] * things[1] + values[2] * things[2]

/** What is left for the other seat. */
export const restOf = (counts: PerKind, take: PerKind): PerKind =>
  perKind((index) => (counts[index] ?? 0) - (take[index] ?? 0))

export const isSame = (one: PerKind, other: PerKind): boolean =>
  one.every((number, index) => number === other[index])

/** Every way to take some of these things. */
export function divisionsOf([hats, balls, apples]: PerKind): readonly PerKind[] {
  const upTo = (count: number) => [...Array(count + 1).keys()]
  return upTo(hats).flatMap((hat) =>
    upTo(balls).flatMap((ball) => upTo(apples).map((apple): PerKind => [hat, ball, apple])),
  )
}

export const kindNames: Readonly<Record<Kind, InBoth<string>>> = {
  hats: { en: 'Hats', zh: '帽子' },
  balls: { en: 'Balls', zh: '球' },
  apples: { en: 'Apples', zh: '苹果' },
}

const nouns: Readonly<Record<Kind, { readonly one: string; readonly many: string; readonly zh: string }>> = {
  hats: { one: 'hat', many: 'hats', zh: '顶帽子' },
  balls: { one: 'ball', many: 'balls', zh: '个球' },
  apples: { one: 'apple', many: 'apples', zh: '个苹果' },
}

/** These things in words. All kinds are named, so that nothing has to be guessed. */
export function thingsText(things: PerKind, language: Language): string {
  const each = kinds.map((kind, index) => {
    const { one, many, zh } = nouns[kind]
    const count = things[index] ?? 0
    return language === 'zh' ? `${count}${zh}` : `${count} ${count === 1 ? one : many}`
  })
  if (language === 'zh') return each.join('、')
  return `${each.slice(0, -1).join(', ')} and ${each.at(-1) ?? ''}`
}

/** The value of one thing of each kind in words. */
export function valuesText(values: PerKind, language: Language): string {
  const each = kinds.map((kind, index) => {
    const { one, zh } = nouns[kind]
    const value = values[index] ?? 0
    return language === 'zh' ? `每${zh}${value}` : `a ${one} ${value}`
  })
  return each.join(language === 'zh' ? '，' : ', ').replace('a apple', 'an apple')
}
