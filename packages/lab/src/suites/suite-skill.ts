import type { Rng, Seat } from '@wis/engine'
import { newcomerSkill, skillsAfter } from '@wis/ratings'
import { clustersOf } from '../statistics/by-deal/clusters.ts'
import { unsure } from '../statistics/estimate.ts'
import type { Estimate } from '../statistics/estimate.ts'

/** Who had which place in a match, and on which side. */
export interface PlacedMatch {
  readonly number: number
  readonly deal: string
  /** In seat order: the subject by its name, and the others by theirs. */
  readonly players: readonly string[]
  readonly sides: readonly { readonly place: number; readonly team: number }[]
  readonly seat: Seat
}

const draws = 200
/** Below it, draws of the same few deals show too little of what others would do. */
const leastDeals = 10

/** The mean of the skill of each player after these matches, everybody beginning as a newcomer. */
function meansAfter(matches: readonly PlacedMatch[]): ReadonlyMap<string, number> {
  const skills = new Map<string, typeof newcomerSkill>()
  for (const { players, sides, seat: own } of matches) {
    // Who plays against itself shows nothing of who is better.
    if (players.some((name, seat) => seat !== own && name === players[own])) continue
    const after = skillsAfter(
      sides.map((side, seat) => ({ ...side, skill: skills.get(players[seat] ?? '') ?? newcomerSkill })),
    )
    players.forEach((name, seat) => skills.set(name, after[seat] ?? newcomerSkill))
  }
  return new Map([...skills].map(([name, { mean }]) => [name, mean]))
}

/** The skill of each subject in all matches of one condition, with the interval of drawing the deals again. */
export function skillEstimates(
  matches: readonly PlacedMatch[],
  subjects: readonly string[],
  rng: Rng,
): ReadonlyMap<string, Estimate> {
  const inOrder = matches.toSorted((one, other) => one.number - other.number)
  const deals = clustersOf(inOrder)
  const values = meansAfter(inOrder)
  const drawn = Array.from({ length: deals.length < leastDeals ? 0 : draws }, () =>
    meansAfter(deals.flatMap(() => deals[rng.int(deals.length)] ?? [])),
  )
  return new Map(
    subjects.map((subject) => {
      const n = inOrder.filter(({ players, seat }) => players[seat] === subject).length
      const value = values.get(subject) ?? null
      const seen = { n, deals: deals.length }
      if (value === null || n === 0) return [subject, unsure({ value: null, ...seen }, 'nothing-seen')]
      if (drawn.length === 0) return [subject, unsure({ value, ...seen }, 'too-few')]
      const found = drawn.flatMap((one) => one.get(subject) ?? []).sort((one, other) => one - other)
      const at = (share: number) => found[Math.round(share * (found.length - 1))] ?? value
      return [
        subject,
        { value, low: at(0.025), high: at(0.975), ...seen, method: 'bootstrap-by-deal' } satisfies Estimate,
      ]
    }),
  )
}
