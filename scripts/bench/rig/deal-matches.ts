import { newId } from '@wis/db'
import type { Database } from '@wis/db'
import { ids } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import { alias } from '@wis/games'
import { seatedAt, storeAll } from './arena.ts'
import type { Arena, Seated } from './arena.ts'
import { kit } from './usual-kit.ts'

const [ruleset] = kit.setup.presets
const pair = ['tea', 'coffee'] as const

/** A match that waits for a runner. Its number determines its course. */
export interface DealtMatch {
  readonly id: MatchId
  readonly number: number
  readonly seats: readonly Seated[]
}

export const seedOf = (number: number) => `bench ${number}`

/** Deals matches, beginning with number `first`. */
export async function dealMatches(
  db: Database,
  { seasonId, agents }: Arena,
  { first, count }: { readonly first: number; readonly count: number },
): Promise<DealtMatch[]> {
  const matches = Array.from({ length: count }, (_, at) => {
    const number = first + at
    const seats = seatedAt(number, agents, ruleset.players)
    return { id: ids.match(newId()), number, seats }
  })
  await storeAll(
    db,
    matches.map(({ id, number, seats }) => {
      const secret = { pair, seed: seedOf(number), salt: 'salt', commitment: 'commitment' }
      return {
        id,
        game: kit.id,
        seasonId,
        mode: 'ranked',
        language: 'en',
        ruleset,
        ...secret,
        seats: seats.map((seated, seat) => ({ ...seated, alias: alias('en', seat) })),
      }
    }),
  )
  return matches
}
