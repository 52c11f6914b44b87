import { rngAt } from '@wis/engine'
import type { SeatedAgent, Visit } from './ladder-agent.ts'
import { LadderSeason } from './ladder-season.ts'
import type { PlayedGame } from './modelled-games.ts'
import { normal } from './numbers.ts'

/**
 * The second agent lets the first one win whenever they meet: they ask at the same moments, as soon as both are free, or
 * like everybody else. Or the first one loses its first matches.
 */
export type Cheat = 'collusion' | 'gifts' | 'sandbagging'

interface ModelledSeason {
  readonly seed: string
  readonly game: PlayedGame
  readonly isLimited: boolean
  readonly cheat?: Cheat | undefined
}

const [agents, matches, losesFirst] = [12, 60, 15]

/** The place of the first agent on the board of a season. Agents ask again within half an hour. */
export function modelledPlace({ seed, game, isLimited, cheat }: ModelledSeason): number {
  const strengths = new Map<string, number>()
  const strengthOf = ({ owner, number }: SeatedAgent) => {
    const name = owner ?? `house-${number}`
    const known = strengths.get(name) ?? game.spread * normal(rngAt(`${seed} ${name}`, 1))
    strengths.set(name, known)
    return known
  }
  const rng = rngAt(seed, 1)
  const season = new LadderSeason({
    seed,
    seats: game.players,
    isLimited,
    owners: Array.from({ length: agents }, (_, at): Visit[] => {
      const isTogether = cheat === 'collusion' && at < 2
      const begun = rng.next() * pauseMs
      return [{ at: isTogether ? 0 : begun, left: matches, pauseMs: isTogether ? 0 : pauseMs, isTogether }]
    }),
    play: (seated, chance) => {
      const seatOf = (owner: string) => seated.findIndex((agent) => agent.owner === owner)
      const [taker, giver] = [seatOf('owner-0'), seatOf('owner-1')]
      const isGift = (cheat === 'collusion' || cheat === 'gifts') && taker >= 0 && giver >= 0
      const loses = cheat === 'sandbagging' && (seated[taker]?.matches ?? losesFirst) < losesFirst
      return game.play({
        strengths: seated.map(strengthOf),
        luck: seated.map((agent) => agent.rng),
        rng: chance,
        gift: isGift ? { taker, giver } : undefined,
        sandbags: loses ? taker : undefined,
      })
    },
  })
  return season.places(game.order)[0] ?? agents
}

const pauseMs = 1_800_000
