import type { Entry, Seat } from '@wis/engine'
import { slipsIn } from '@wis/games'
import type { Forecast, GuessTally, SeatResult, StudiedAim, StudiedChoice, ProbeTally } from '@wis/games'
import type { PlannedMatch, Schedule } from '../design/planned-match.ts'
import type { ProbeCounts } from '../probes/probe-row.ts'

/** How a match ended. A subject that failed counts as beaten. A void match is dealt again, and never counts. */
export type MatchEnd = 'decided' | 'subject-failed' | 'void'

/** One match of an experiment as it was played. Everything in a report is computed from these. */
export interface PlayedMatch {
  readonly number: number
  readonly deal: number
  readonly subject: string
  readonly condition: string
  /** The number of the person in this experiment, where people play. The matches of one person are alike. */
  readonly person?: number
  readonly seat: Seat
  readonly factors: Readonly<Record<string, string>>
  readonly end: MatchEnd
  /** In seat order. Empty for a match that is not decided. */
  readonly results: readonly SeatResult[]
  /** The subject's choices, if the game tells them. */
  readonly choices: readonly StudiedChoice[]
  /** The turns that the subject forfeited, of all turns it was asked for. */
  readonly forfeits: number
  readonly turns: number
  /** What the subject's answers to probes were worth. Absent where none were asked. */
  readonly tallies?: Readonly<Record<string, ProbeTally>>
  readonly forecasts?: readonly Forecast[]
  /** What guesses would have been worth, by measure. Absent from rows of before, and where no measure has a guess level. */
  readonly guesses?: Readonly<Record<string, GuessTally>>
  /** Numbers of the subject that the specification asks for by name. Absent where it names none, and if nothing was decided. */
  readonly counted?: Readonly<Record<string, number>>
  /** How many answers of anybody in the match were missing or refused. Absent from rows of before. */
  readonly slips?: number
  /** What the subject was after. Absent where the specification does not ask, and if nothing was decided. */
  readonly aims?: readonly StudiedAim[]
  /** How many questions the subject answered, and what became of the others. Absent where none were asked. */
  readonly probes?: ProbeCounts
}

interface Ended {
  readonly schedule: Pick<Schedule, 'kit' | 'countedOf' | 'aimsOf'>
  readonly planned: Pick<PlannedMatch, 'number' | 'deal' | 'subject' | 'condition' | 'seat' | 'factors'> & {
    readonly person?: number | undefined
  }
  readonly end: MatchEnd
  readonly log: readonly Entry[]
  /** The state of the whole log. */
  readonly state: unknown
  readonly forfeits: number
  readonly turns: number
}

/** The row of a match that is over. */
export function playedMatch({ schedule, planned, log, state, end, forfeits, turns }: Ended): PlayedMatch {
  const { number, deal, subject, condition, person, seat, factors } = planned
  const { kit, countedOf, aimsOf } = schedule
  const isDecided = end === 'decided'
  const guesses = isDecided ? kit.studies?.guessed?.(state, seat) : undefined
  const counted = isDecided ? countedOf(state, seat) : undefined
  const aims = isDecided ? aimsOf(log, seat) : undefined
  return {
    number,
    deal,
    subject,
    condition,
    ...(person !== undefined && { person }),
    seat,
    factors,
    end,
    results: isDecided ? kit.results.of(state) : [],
    choices: kit.studies?.choices?.(log, seat) ?? [],
    slips: slipsIn(kit, log),
    ...(guesses && { guesses }),
    forfeits,
    turns,
    ...(counted && { counted }),
    ...(aims && { aims }),
  }
}

interface Counted {
  readonly isOver: boolean
  /** The subject's, as its forfeits are. */
  readonly turns: number
  readonly forfeits: number
}

/** A subject that gave no answer at all could not play. What it forfeits otherwise is part of how it plays. */
export function endOf({ isOver, turns, forfeits }: Counted): MatchEnd {
  if (isOver) return turns > 0 && turns === forfeits ? 'subject-failed' : 'decided'
  return forfeits > 0 ? 'subject-failed' : 'void'
}
