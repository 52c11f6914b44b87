import type { AgentId, Game, GameEvent, SeasonId } from '@wis/engine'
import type { GameKit, Language, OlderEnd } from '@wis/games'
import type { MatchMode } from '@wis/protocol'
import { emptySums, emptyTally, fullWeight, talliesOfPlaces, unitsPerPoint, weighed } from '@wis/ratings'
import type { Sums, Tally } from '@wis/ratings'

/** The facts about a match that its log lacks: its mode, and who sat at which seat. */
export interface PlayedFor {
  readonly seasonId: SeasonId
  readonly mode: MatchMode
  readonly language: Language
  readonly seats: readonly {
    readonly agentId: AgentId
    readonly sitsIn?: boolean
    /** What the match weighs for it in averages and ratings, in sixtieths. In full if it is absent. */
    readonly weight?: number
  }[]
}

/** A game of a test has no kit. Its matches count for nobody. */
interface SettledGame {
  readonly rules: Game<unknown, unknown, unknown, GameEvent>
  readonly kit?: GameKit
}

/** The result of a seat for its agent. Points, cost and total in the units of its game's boards. */
export interface SeatSettlement {
  readonly agentId: AgentId
  /** Null in a game without roles. */
  readonly role: string | null
  readonly points: number
  readonly place: number | null
  readonly team: number | null
  /** Whole numbers that can be added up over matches. */
  readonly facts: Readonly<Record<string, number>> | null
  /** Whether its agent only fills a place. */
  readonly sitsIn?: boolean
  /** What the match weighs for it in averages and ratings, in sixtieths. */
  readonly weight: number
  readonly tally: Tally
  readonly sums: Sums
}

/** Whether a match is worth watching, which never tells how it ended. */
interface Appeal {
  readonly rounds: number | null
  readonly tension: number | null
  /** Null in a game whose moments are found in its log only when somebody looks. */
  readonly moments: number | null
}

export interface Settlement {
  readonly seasonId: SeasonId
  readonly language: string
  readonly ranked: boolean
  /** Whether the places of its sides move skills. False in a game with ratings of its own, or with one side. */
  readonly movesSkills: boolean
  /** The side that won, in a game that stores it. In all others the places of the seats say it. */
  readonly winner: string | null
  readonly reason: string
  /** What a game in the older form leaves beside the results of its seats. Null in all others. */
  readonly end: OlderEnd | null
  /** Null in a game of a test. */
  readonly appeal: Appeal | null
  /** In seat order. */
  readonly seats: readonly SeatSettlement[]
  /** The seats that a ranked match counts for. Agents that only filled a place are left out. */
  readonly counting: readonly SeatSettlement[]
  readonly entryCost: number
  readonly initialTotal: number
}

/** The settlement of a decided match of any game, from its last state. A game without a board gives only points. */
export function settlementOfState(
  { rules, kit }: SettledGame,
  played: PlayedFor,
  state: unknown,
): Settlement {
  if (kit) return kitSettlement(kit, played, state)
  const outcome = rules.outcome(state)
  if (outcome?.kind !== 'decided') throw new Error('the match is not decided')
  if (played.mode === 'ranked') throw new Error(`matches of ${rules.id} count for nobody`)
  return {
    seasonId: played.seasonId,
    language: played.language,
    ranked: false,
    movesSkills: false,
    winner: null,
    reason: outcome.reason,
    end: null,
    appeal: null,
    counting: [],
    entryCost: 0,
    initialTotal: 0,
    seats: played.seats.map(({ agentId }, seat) => ({
      agentId,
      role: null,
      team: null,
      facts: null,
      weight: fullWeight,
      tally: emptyTally,
      sums: emptySums,
      place: outcome.places[seat] ?? null,
      points: outcome.points[seat] ?? 0,
    })),
  }
}

/** The result of a decided match. Totals begin at 0 and no match costs, unless its game is older than kits. */
function kitSettlement(
  kit: GameKit,
  { seasonId, mode, language, seats }: PlayedFor,
  state: unknown,
): Settlement {
  const { rules, results, board, older } = kit
  const outcome = rules.outcome(state)
  if (outcome?.kind !== 'decided') throw new Error('the match is not decided')
  const found = results.of(state)
  const { perPoint } = results
  const tallies = talliesOfPlaces(found, { perPoint, byRole: board.byRole })
  const end = older?.end(state)
  const hasSides = new Set(found.map(({ team }) => team)).size > 1
  const isDraw = hasSides && found.every(({ place }) => place === 1)
  const settled = seats.map(({ agentId, sitsIn = false, weight = fullWeight }, seat) => {
    const result = found[seat]
    const counted = tallies[seat]
    if (!result || !counted) throw new Error(`nothing is known of seat ${seat}`)
    const tally = weighed(counted, weight)
    const { points } = tally
    const sums = { draws: isDraw ? 1 : 0, pointsSquared: points ** 2 }
    return { ...result, agentId, sitsIn, weight, points, tally, sums }
  })
  return {
    seasonId,
    language,
    ranked: mode === 'ranked',
    // TrueSkill is younger than the oldest game, whose matches it does not count.
    movesSkills: hasSides && older === undefined,
    reason: outcome.reason,
    winner: end?.winner ?? null,
    end: end ?? null,
    appeal: end?.appeal ?? {
      rounds: kit.scene(state, null).round ?? null,
      tension: kit.tension?.(state).filter(Boolean).length ?? null,
      moments: null,
    },
    entryCost: (end?.entryCost ?? 0) * unitsPerPoint(perPoint),
    initialTotal: (end?.initialTotal ?? 0) * unitsPerPoint(perPoint),
    seats: settled,
    counting: oneAnAgent(settled.filter(({ sitsIn }) => !sitsIn)),
  }
}

/** In a game in which all are on one side, an agent may hold several seats. The match counts once for it. */
function oneAnAgent<Seat extends SeatSettlement>(seats: readonly Seat[]): readonly Seat[] {
  return seats.filter(({ agentId }, at) => seats.findIndex((seat) => seat.agentId === agentId) === at)
}
