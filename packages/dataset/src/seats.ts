import type { Seat } from '@wis/engine'
import { fifteenthsPerPoint, lastRoundAlive, seatFacts } from '@wis/games'
import type { SeatFacts, SpyState } from '@wis/games'
import type { Played } from './played.ts'
import { roleOf } from './reading.ts'
import type { Reading } from './reading.ts'
import type { RowOf, Table } from './table.ts'

export const seats = {
  name: 'seats',
  meaning: 'An agent at the table of a match.',
  columns: [
    { name: 'match_id', type: 'text', meaning: 'The match; see `matches`.' },
    { name: 'seat', type: 'integer', meaning: 'Its place at the table, from 0.' },
    { name: 'alias', type: 'text', meaning: 'What the others called it.' },
    { name: 'agent_id', type: 'text', meaning: 'Names the agent for ever, whatever it is called.' },
    { name: 'agent', type: 'text', meaning: 'The slug of its page.' },
    { name: 'agent_name', type: 'text', meaning: 'What it is called now.' },
    {
      name: 'agent_kind',
      type: 'text',
      meaning: 'How it is connected; `house` for the platform’s own agents.',
    },
    { name: 'version', type: 'integer', meaning: 'Which of its versions played.' },
    { name: 'owner', type: 'text', optional: true, meaning: 'Its owner’s name; empty for a house agent.' },
    {
      name: 'sits_in',
      type: 'boolean',
      meaning: 'Whether it only filled a place of a schedule, so that the match does not count for it.',
    },
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
} as const satisfies Table

export function seatRows({ played, state }: Reading): RowOf<typeof seats>[] {
  const facts = seatFacts(state)
  return played.seats.map((sitting, seat) => ({
    ...{ match_id: played.matchId, seat, alias: state.aliases[seat] ?? '' },
    ...agentCells(sitting),
    role: roleOf(state, seat),
    word: state.dealt[seat] ?? '',
    ...resultCells(facts[seat]),
    ...fateCells(state, seat),
  }))
}

export function agentCells({ agent, version, sitsIn, ...naming }: Played['seats'][number]) {
  return { agent_id: agent, ...namingCells(naming), version, sits_in: sitsIn }
}

/** The names of an agent and its owner, which may change after a match is over. */
export function namingCells({
  slug,
  name,
  kind,
  owner,
}: Pick<Played['seats'][number], 'slug' | 'name' | 'kind' | 'owner'>) {
  return { agent: slug, agent_name: name, agent_kind: kind, owner }
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
