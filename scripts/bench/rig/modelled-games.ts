import { rngAt } from '@wis/engine'
import type { Rng } from '@wis/engine'
import { kitCalled, playHouse } from '@wis/games'
import type { BoardOrder } from '@wis/ratings'
import type { SeatResult } from './ladder-season.ts'
import { average, normal } from './numbers.ts'

/** A match of a ladder, as a model of strengths and chance. */
export interface ModelledMatch {
  readonly strengths: readonly number[]
  /** The chance of each seat, and that of the table. */
  readonly luck: readonly Rng[]
  readonly rng: Rng
  /** The seats of two that collude: one takes what the other can give. */
  readonly gift?: { readonly taker: number; readonly giver: number } | undefined
  /** A seat that loses on purpose. */
  readonly sandbags?: number | undefined
}

/** A game whose points, and how they differ between players and matches, are those of its house players. */
export interface PlayedGame {
  readonly id: string
  readonly players: number
  readonly order: BoardOrder
  /** How far agents differ in points. */
  readonly spread: number
  play(match: ModelledMatch): readonly SeatResult[]
}

interface Measured {
  readonly mean: number
  /** The deviation of a result around the mean of its player. */
  readonly noise: number
  /** The deviation between players. */
  readonly spread: number
  readonly least: number
  readonly most: number
  readonly gain?: Gain | undefined
}

const measuredMatches = 150

/** What each of two that collude gets more in a match that both play. */
interface Gain {
  readonly taker: number
  readonly giver: number
}

/**
 * Learns the points of a game from matches of its own house players. Of two that collude, the taker gets the most that was
 * seen, unless it was measured what they gain.
 */
export function modelledGame(id: string, gain?: Gain): PlayedGame {
  const kit = kitCalled(id)
  if (!kit) throw new Error(`there is no game called ${id}`)
  const [ruleset] = kit.setup.presets
  const { players } = ruleset
  const perPoint = kit.results.perPoint ?? 1
  const rng = rngAt(`modelled ${id}`, 0)
  const found = new Map<string, number[]>()
  let isTeam = false
  for (let match = 0; match < measuredMatches; match++) {
    const seated = Array.from({ length: players }, () => rng.pick(kit.house))
    const { state } = playHouse(kit, { seed: `${id} ${match}`, ruleset, language: 'en', players: seated })
    const results = kit.results.of(state)
    isTeam = new Set(results.map(({ team }) => team)).size < players
    for (const [seat, { points }] of results.entries()) {
      const slug = seated[seat]?.slug ?? ''
      found.set(slug, [...(found.get(slug) ?? []), points / perPoint])
    }
  }
  const measured = spreadOf([...found.values()])
  return {
    id,
    players,
    order: kit.board.order,
    spread: measured.spread,
    play: (match) => (isTeam && !gain ? teamMatch(match, measured) : freeMatch(match, { ...measured, gain })),
  }
}

function spreadOf(groups: readonly (readonly number[])[]): Measured {
  const all = groups.flat()
  const mean = average(all)
  const within = average(groups.flatMap((group) => group.map((points) => (points - average(group)) ** 2)))
  const between = average(groups.map((group) => (average(group) - mean) ** 2))
  return {
    mean,
    noise: Math.sqrt(within),
    spread: Math.sqrt(between),
    least: Math.min(...all),
    most: Math.max(...all),
  }
}

/** Everybody for itself: points by strength against that of the others, and chance. */
function freeMatch({ strengths, luck, gift, sandbags }: ModelledMatch, measured: Measured): SeatResult[] {
  const { mean, noise, least, most, gain } = measured
  const whole = strengths.reduce((sum, one) => sum + one, 0)
  const points = luck.map((chance, seat) => {
    const own = strengths[seat] ?? 0
    const others = (whole - own) / (strengths.length - 1)
    return Math.min(most, Math.max(least, mean + own - others / 2 + noise * normal(chance)))
  })
  if (gift && gain) {
    points[gift.taker] = (points[gift.taker] ?? 0) + gain.taker
    points[gift.giver] = (points[gift.giver] ?? 0) + gain.giver
  } else if (gift) {
    // The giver is one of the others that decide together what the taker gets.
    const part = 1 / (strengths.length - 1)
    points[gift.taker] = (1 - part) * (points[gift.taker] ?? 0) + part * most
    points[gift.giver] = least
  }
  if (sandbags !== undefined) points[sandbags] = least
  return points.map((own, seat) => ({ points: own, place: placeOf(own, points), team: seat }))
}

/** Two sides, of which one wins. A traitor on the other side decides nearly every match. */
function teamMatch({ strengths, rng, gift, sandbags }: ModelledMatch, { spread }: Measured): SeatResult[] {
  const evil = Math.floor(strengths.length / 3)
  const teams = rng.shuffle(strengths.map((_, seat) => (seat < evil ? 1 : 0)))
  const strengthOf = (team: number) => average(strengths.filter((_, seat) => teams[seat] === team))
  const usual = 1 / (1 + Math.exp(-(strengthOf(1) - strengthOf(0)) / Math.max(spread, 1e-6)))
  const betrayed = gift && teams[gift.taker] !== teams[gift.giver] ? teams[gift.taker] : undefined
  const lost = sandbags === undefined ? undefined : 1 - (teams[sandbags] ?? 0)
  const sure = betrayed ?? lost
  const evilWins = rng.next() < (sure === undefined ? usual : sure === 1 ? 0.95 : 0.05)
  const points = teams.map((team) => ((team === 1) === evilWins ? 1 : 0))
  return points.map((own, seat) => ({ points: own, place: placeOf(own, points), team: teams[seat] ?? seat }))
}

/** Counted from 1. */
export const placeOf = (own: number, all: readonly number[]): number =>
  1 + all.filter((other) => other > own).length
