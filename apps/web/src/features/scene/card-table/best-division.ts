import type { SceneGood } from '@wis/games'

/** What each of two would get of every good, in the order of the goods, and what that would be worth to both. */
export interface BestDivision {
  readonly shares: readonly [readonly number[], readonly number[]]
  readonly worth: readonly [number, number]
}

/** More ways to lay what is worth the same to both are not tried. A game of a stranger may have any number of things. */
const mostWays = 1000

/**
 * The division of things that is worth most to both together: each thing lies with whom it is worth more. What is worth the
 * same to both lies so that they are as even as they can be. Undefined as long as not everybody's values are known.
 */
export function bestDivisionOf(goods: readonly SceneGood[]): BestDivision | undefined {
  const isKnown = goods.every(({ each, of, unit }) => unit === 'things' && (of === 0 || each?.length === 2))
  if (!isKnown || goods.every(({ of }) => of === 0)) return undefined
  const ways = goods.reduce((count, { of, each }) => count * (each?.[0] === each?.[1] ? of + 1 : 1), 1)
  if (ways > mostWays) return undefined
  const places = goods.reduce<readonly (readonly number[])[]>(
    (before, { of, each: [one = 0, other = 0] = [] }) => {
      const own = one > other ? [of] : one < other ? [0] : Array.from({ length: of + 1 }, (_, taken) => taken)
      return before.flatMap((way) => own.map((taken) => [...way, taken]))
    },
    [[]],
  )
  const divisions = places.map((own): BestDivision => {
    const rest = goods.map(({ of }, at) => of - (own[at] ?? 0))
    return { shares: [own, rest], worth: [worthOf(goods, own, 0), worthOf(goods, rest, 1)] }
  })
  const gap = ({ worth: [one, other] }: BestDivision) => Math.abs(one - other)
  return divisions.toSorted((one, other) => gap(one) - gap(other))[0]
}

const worthOf = (goods: readonly SceneGood[], own: readonly number[], seat: 0 | 1) =>
  goods.reduce((sum, { each }, at) => sum + (each?.[seat] ?? 0) * (own[at] ?? 0), 0)
