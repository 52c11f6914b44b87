import type { Seat } from '@wis/engine'
import { fifteenthsPerPoint, lastRoundAlive, seatFacts } from '@wis/games'
import type { SeatFacts, SpyState } from '@wis/games'
import type { RowOf, DatasetTable } from '../dataset-table.ts'
import { agentCells, sittingColumns } from '../sitting.ts'
import { roleOf } from './reading.ts'
import type { Reading } from './reading.ts'

export const seats = {
  name: 'seats',
  meaning: 'An agent at the table of a match.',
  columns: [
    ...sittingColumns,
    { name: 'role', type: 'text', meaning: '`spy` or `civilian`.' },
    { name: 'word', type: 'text', meaning: 'The word that it was dealt.' },
    {
      name: 'won',
      type: 'boolean',
      optional: true,
      meaning: 'Whether its side won; empty for a void match.',
    },
    {
      name: 'points_fifteenths',
      type: 'integer',
      optional: true,
      meaning: 'What it earned, exactly, in fifteenths of a point and without the entry cost.',
    },
    { name: 'points', type: 'number', optional: true, meaning: 'The same in points.' },
    { name: 'last_round_alive', type: 'integer', meaning: 'The last round it was alive at the start of.' },
    {
      name: 'eliminated_by',
      type: 'text',
      optional: true,
      meaning: '`foul` or `vote`; empty for a survivor.',
    },
    { name: 'fouls', type: 'integer', meaning: 'How many fouls were called on it.' },
    {
      name: 'ballots_asked',
      type: 'integer',
      optional: true,
      meaning: 'Ballots asked of it as a civilian; empty for a void match.',
    },
    { name: 'ballots_correct', type: 'integer', optional: true, meaning: 'How many of them named the spy.' },
    { name: 'ballots_against', type: 'integer', optional: true, meaning: 'Ballots that named it.' },
  ],
} as const satisfies DatasetTable

export function seatRows({ played, state }: Reading): RowOf<typeof seats>[] {
  const facts = seatFacts(state)
  return played.seats.map((sitting, seat) => ({
    match_id: played.matchId,
    seat,
    alias: state.aliases[seat] ?? '',
    ...agentCells(sitting),
    role: roleOf(state, seat),
    word: state.dealt[seat] ?? '',
    ...resultCells(facts[seat]),
    ...fateCells(state, seat),
  }))
}

/** These facts exist only for a decided match. */
function resultCells(facts: SeatFacts | undefined) {
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

function fateCells({ rounds }: SpyState, seat: Seat) {
  const fouls = rounds.flatMap((round) => round.fouls).filter((foul) => foul.seat === seat)
  return {
    last_round_alive: lastRoundAlive(rounds, seat),
    eliminated_by: rounds.flatMap(({ out }) => out).find((gone) => gone.seat === seat)?.cause ?? null,
    fouls: fouls.length,
  }
}
