import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import type { KeptMatch, SeasonPlayers } from './ladder-players.ts'
import { placeOf } from './modelled-games.ts'
import { normal } from './numbers.ts'

/** By how much one style suits another beyond strength, as a standard deviation of log odds. */
const suits = 0.5

/** Players of a game whose matches cost too much to be played here: of different strength, with styles that suit each other. */
export function modelledPlayers(seats: number): SeasonPlayers {
  const slugs = Array.from({ length: 7 }, (_, at) => `player-${at}`)
  const strengthOf = (slug: string) => slugs.indexOf(slug) * 0.5
  const suitOf = (one: string, other: string) => suits * normal(rngAt(`${one} ${other}`, seats))
  const scoreOf = (slugsAt: readonly string[], seat: number, rng: Rng) => {
    const own = slugsAt[seat] ?? ''
    if (own === 'mute') return -5 + gumbel(rng)
    const suited = slugsAt.reduce((sum, other, at) => sum + (at === seat ? 0 : suitOf(own, other)), 0)
    return strengthOf(own) + suited / (seats - 1) + gumbel(rng)
  }
  return {
    seats,
    perPoint: 1,
    slugs,
    best: slugs.at(-1) ?? '',
    fallback: slugs[0] ?? '',
    weakest: slugs[0] ?? '',
    loser: slugs[0] ?? '',
    match: (slugsAt, rng): KeptMatch => {
      const scores = slugsAt.map((_, seat) => scoreOf(slugsAt, seat, rng))
      return {
        course: '',
        seats: slugsAt.map((slug, seat) => {
          const place = placeOf(scores[seat] ?? 0, scores)
          const nothing = { chances: 0, thrown: 0, conceded: slug === 'mute' }
          return { place, team: seat, points: seats - place, ...nothing }
        }),
      }
    },
  }
}

/** The difference of two of these has the logistic distribution, so strengths are log odds. */
const gumbel = (rng: Rng) => -Math.log(-Math.log(rng.next() || Number.MIN_VALUE))
