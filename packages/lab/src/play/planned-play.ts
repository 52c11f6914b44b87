import { MatchInPlay, rngAt } from '@wis/engine'
import type { Entry, Forfeit, ForfeitReason, Turn } from '@wis/engine'
import { aliasesTold, besideIn } from '@wis/games'
import type { Beside, GameKit, HousePlayer } from '@wis/games'
import { disguisedRequest, isGameRequest, requestOf } from '@wis/protocol'
import type { AgentRequest, GameRequest } from '@wis/protocol'
import { amended, plannedTable } from '../conditions/changed-table.ts'
import type { ChangedTable } from '../conditions/changed-table.ts'
import type { PlannedMatch, Schedule } from '../design/planned-match.ts'
import { localProbes } from '../probes/probe-questions.ts'
import type { LocalProbed } from '../probes/probe-questions.ts'
import type { ProbeRow } from '../probes/probe-row.ts'
import { scoredProbes, withScores } from '../probes/scored-probes.ts'
import { endOf, playedMatch } from './played-match.ts'
import type { PlayedMatch } from './played-match.ts'

/** An answer before a condition changes it, or the reason why there is none. */
export type Said =
  | (Beside & {
      readonly text: string
      /** The strategy of the condition, if the player is a model that was asked by it. */
      readonly strategy?: string
    })
  | { readonly forfeit: ForfeitReason }

export interface PlayedLocally {
  readonly log: readonly Entry[]
  readonly played: PlayedMatch
}

/** A player in the same process. House players are such, and so are scripted ones. */
export type LocalPlayer = Pick<HousePlayer<unknown>, 'answer'>

/** The times of entries are empty, so that the same answers give the same log. */
const dated = () => ''

/** A planned match while it is played, wherever the answers come from. */
export class PlannedPlay {
  readonly kit: GameKit
  readonly #schedule: Schedule
  readonly planned: PlannedMatch
  readonly match: MatchInPlay<unknown, unknown, unknown, Entry['event']>
  /** What the condition changes at a seat. Undefined for a seat that plays as it always does. */
  readonly conditionOf: ChangedTable['conditionOf']
  #turns = 0
  #forfeits = 0

  constructor(schedule: Schedule, planned: PlannedMatch) {
    const { seed, ruleset, language, content: material, players } = planned
    const { conditionOf, rulesOf } = plannedTable(schedule, planned)
    this.kit = schedule.kit
    this.#schedule = schedule
    this.planned = planned
    this.conditionOf = conditionOf
    const game = rulesOf(schedule.kit.rules)
    this.match = new MatchInPlay<unknown, unknown, unknown, Entry['event']>({
      game,
      seats: [...players.keys()],
      seed,
    })
    this.match.open({ ruleset, language, material }, dated)
  }

  /** The request for a turn, as the platform makes it. `matchId` is the name by which the agent knows the match. */
  requestFor(turn: Turn, matchId: string): AgentRequest | GameRequest {
    const { kit, match, planned } = this
    const { ruleset, language } = planned
    const aliases = aliasesTold(match.log[0]?.event)
    const request = requestOf({
      kit,
      matchId,
      turn,
      ruleset,
      language,
      known: match,
      aliases,
      deadline: '',
    })
    const disguise = this.conditionOf(turn.seat)?.disguise
    return disguise && isGameRequest(request) ? disguisedRequest(request, disguise) : request
  }

  /** The answer of a player in the same process to a turn that is due. */
  saidBy(player: LocalPlayer, turn: Turn): Said {
    const { match, planned } = this
    const seed = `${planned.seed}:${turn.seat}`
    const state = match.stateOf(turn.seat)
    const { fields, ...told } = player.answer({ state, turn, seed, rng: rngAt(seed, turn.step) })
    // It is asked by the state, which has no other names, and answers in those of the table all the same.
    const disguise = this.conditionOf(turn.seat)?.disguise
    return { text: JSON.stringify(disguise ? disguise.shown(fields) : fields), ...besideIn(told) }
  }

  /** What the rules read in an answer. Each is read once, when it is ruled on. */
  moveOf(turn: Turn, said: Said): unknown {
    const move = 'forfeit' in said ? forfeited(said.forfeit) : this.#read(turn, said)
    if (turn.seat === this.planned.seat) {
      this.#turns += 1
      if (isForfeit(move)) this.#forfeits += 1
    }
    return move
  }

  /** Plays to the end by answers that are at hand. */
  playOut(answerTo: (turn: Turn) => Said): PlayedLocally {
    const { match } = this
    match.playOut((turn) => match.rule(turn, this.moveOf(turn, answerTo(turn)), dated))
    return this.result()
  }

  /** The log so far, and its row. */
  result(): PlayedLocally {
    const { planned, match } = this
    const { log, state } = match
    const counted = { turns: this.#turns, forfeits: this.#forfeits }
    const isOver = this.kit.results.of(state).length > 0
    const end = endOf({ isOver, ...counted })
    return { log, played: playedMatch({ schedule: this.#schedule, planned, log, state, end, ...counted }) }
  }

  #read(turn: Turn, said: Extract<Said, { text: string }>): unknown {
    const { kit, match } = this
    const condition = this.conditionOf(turn.seat)
    const isChanged = condition?.amend !== undefined || condition?.disguise !== undefined
    const text = isChanged
      ? amended(condition, { ...said, state: match.stateOf(turn.seat), turn })
      : said.text
    return kit.rules.readMove(match.state, turn, text)
  }
}

const forfeited = (reason: ForfeitReason): Forfeit => ({ kind: 'forfeit', reason })

const isForfeit = (move: unknown) =>
  typeof move === 'object' && move !== null && 'kind' in move && move.kind === 'forfeit'

/**
 * Plays a planned match at once, without a database or waiting. The same match and players give the same log. The times
 * of its entries are empty, because nothing waits for anything.
 */
export function playPlanned(
  schedule: Schedule,
  planned: PlannedMatch,
  playerCalled: (name: string) => LocalPlayer,
): PlayedLocally {
  const play = new PlannedPlay(schedule, planned)
  return play.playOut((turn) => play.saidBy(playerCalled(planned.players[turn.seat] ?? ''), turn))
}

interface ProbedLocally extends PlayedLocally {
  readonly probes: readonly ProbeRow[]
}

/** A match that is over, with what the answers beside it were worth. */
export function withProbes(
  { kit }: Pick<Schedule, 'kit'>,
  { log, played }: PlayedLocally,
  probes: readonly ProbeRow[],
): ProbedLocally {
  if (probes.length === 0) return { log, played, probes }
  const scores = scoredProbes({ kit, log, subject: played.seat, rows: probes })
  return { log, played: withScores(played, { rows: probes, scores }), probes }
}

interface Asking {
  readonly schedule: Schedule
  readonly planned: PlannedMatch
  /** The names of the probes. */
  readonly probes: readonly string[]
  playerCalled(name: string): LocalPlayer & LocalProbed
}

/** Plays a planned match at once, and asks the probes beside it. */
export function playWithProbes({ schedule, planned, probes, playerCalled }: Asking): ProbedLocally {
  const result = playPlanned(schedule, planned, playerCalled)
  const plan = { schedule, planned, log: result.log, probes }
  return withProbes(schedule, result, localProbes(plan, playerCalled))
}
