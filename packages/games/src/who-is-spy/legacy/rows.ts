import type { Entry, Seat } from '@wis/engine'
import type { Row, TabledMatch } from '../../contract/older-tables.ts'
import { fifteenthsPerPoint } from '../../contract/results.ts'
import { lastRoundAlive, seatFacts } from '../kit/results.ts'
import type { SeatFacts } from '../kit/results.ts'
import type { SpyEvent } from '../schema.ts'
import type { SpyState } from '../state.ts'

type Match = TabledMatch<SpyState, SpyEvent>
type Fact<Type extends SpyEvent['type']> = Extract<SpyEvent, { readonly type: Type }>

interface Move {
  readonly seq: number
  readonly at: string
  readonly round: number
  readonly event: Fact<'speech-given' | 'speech-missed' | 'vote-cast'>
}

/** The rows that a match adds to each table. */
export function rowsOf(match: Match) {
  const { state, log } = match
  const { ending, spy, words, aliases } = state
  if (!ending || aliases.length === 0 || spy === null) return undefined
  const moves = movesOf(log)
  return {
    matches: words ? [matchRow(state, { spy, words })] : [],
    seats: seatRows(state),
    speeches: moves.flatMap((move) => speechRow(match, move)),
    votes: moves.flatMap((move) => voteRow(match, move)),
  }
}

function movesOf(log: readonly Entry<SpyEvent>[]): readonly Move[] {
  let round = 0
  return log.flatMap(({ seq, at, event }) => {
    if (event.type === 'round-opened') round = event.round
    return isMove(event) ? [{ seq, at, round, event }] : []
  })
}

function isMove(event: Entry<SpyEvent>['event']): event is Move['event'] {
  return event.type === 'speech-given' || event.type === 'speech-missed' || event.type === 'vote-cast'
}

function matchRow(
  { language, ruleset, ending, aliases, rounds, starter }: SpyState,
  { spy, words }: { readonly spy: Seat; readonly words: NonNullable<SpyState['words']> },
): Row {
  return {
    language,
    ruleset: ruleset.id,
    winner: ending?.kind === 'decided' ? ending.winner : null,
    seats: aliases.length,
    rounds: rounds.length,
    starter_seat: starter,
    spy_seat: spy,
    civilian_word: words.civilian,
    spy_word: words.spy,
  }
}

const roleOf = ({ spy }: SpyState, seat: Seat) => (seat === spy ? 'spy' : 'civilian')

function seatRows(state: SpyState): readonly Row[] {
  const facts = seatFacts(state)
  return [...state.aliases.keys()].map((seat) => ({
    role: roleOf(state, seat),
    word: state.dealt[seat] ?? '',
    ...resultCells(facts[seat]),
    ...fateCells(state, seat),
  }))
}

/** These facts exist only for a decided match. */
function resultCells(facts: SeatFacts | undefined): Row {
  const points = facts?.points ?? null
  return {
    won: facts?.won ?? null,
    points_fifteenths: points,
    points: points === null ? null : points / fifteenthsPerPoint,
    ballots_asked: facts?.ballotsAsked ?? null,
    ballots_correct: facts?.ballotsCorrect ?? null,
    ballots_against: facts?.ballotsAgainst ?? null,
  }
}

function fateCells({ rounds }: SpyState, seat: Seat): Row {
  const fouls = rounds.flatMap((round) => round.fouls).filter((foul) => foul.seat === seat)
  return {
    last_round_alive: lastRoundAlive(rounds, seat),
    eliminated_by: rounds.flatMap(({ out }) => out).find((gone) => gone.seat === seat)?.cause ?? null,
    fouls: fouls.length,
  }
}

function moveCells({ state, agentOf }: Match, { seq, at, round, event: { seat } }: Move): Row {
  return { seq, round, seat, agent_id: agentOf(seat), role: roleOf(state, seat), at }
}

function speechRow(match: Match, move: Move): readonly Row[] {
  const { round, event } = move
  if (event.type === 'vote-cast') return []
  const { rounds, dealt } = match.state
  const { order = [], fouls = [] } = rounds.find((one) => one.round === round) ?? {}
  const said =
    event.type === 'speech-given'
      ? { text: event.text, cut: event.cut, missed: null }
      : { text: null, cut: false, missed: event.reason }
  const { seat } = event
  const row = {
    ...moveCells(match, move),
    turn: order.indexOf(seat) + 1,
    word: dealt[seat] ?? '',
    ...said,
    foul: fouls.find((foul) => foul.seat === seat)?.kind ?? null,
  }
  return [row]
}

function voteRow(match: Match, move: Move): readonly Row[] {
  const { event } = move
  if (event.type !== 'vote-cast') return []
  const { target, raw } = event
  const row = {
    ...moveCells(match, move),
    raw,
    target_seat: target,
    target_agent_id: target === null ? null : match.agentOf(target),
    named_spy: target !== null && target === match.state.spy,
  }
  return [row]
}
