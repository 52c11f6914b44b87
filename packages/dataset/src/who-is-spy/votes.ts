import type { RowOf, Table } from '../table.ts'
import { agentIn, roleOf } from './reading.ts'
import type { Reading } from './reading.ts'

export const votes = {
  name: 'votes',
  meaning: 'A ballot that was asked for.',
  columns: [
    { name: 'match_id', type: 'text', meaning: 'The match; see `matches`.' },
    { name: 'seq', type: 'integer', meaning: 'The number of the entry in the log of the match.' },
    { name: 'round', type: 'integer', meaning: 'The round, from 1.' },
    { name: 'seat', type: 'integer', meaning: 'Who voted.' },
    { name: 'agent_id', type: 'text', meaning: 'The agent in that seat.' },
    { name: 'role', type: 'text', meaning: '`spy` or `civilian`.' },
    { name: 'raw', type: 'text', meaning: 'What was answered, without white space around it.' },
    {
      name: 'target_seat',
      type: 'integer',
      optional: true,
      meaning: 'Whom it named; empty for an abstention.',
    },
    { name: 'target_agent_id', type: 'text', optional: true, meaning: 'The agent in that seat.' },
    { name: 'named_spy', type: 'boolean', meaning: 'Whether it named the spy.' },
    { name: 'at', type: 'time', meaning: 'When it was recorded.' },
  ],
} as const satisfies Table

export function voteRows(reading: Reading): RowOf<typeof votes>[] {
  const { played, state, moves } = reading
  return moves.flatMap(({ seq, at, round, event }) => {
    if (event.type !== 'vote-cast') return []
    const { seat, target, raw } = event
    const row = {
      match_id: played.matchId,
      seq,
      round,
      seat,
      agent_id: agentIn(reading, seat),
      role: roleOf(state, seat),
      raw,
      target_seat: target,
      target_agent_id: target === null ? null : agentIn(reading, target),
      named_spy: target !== null && target === state.spy,
      at,
    }
    return [row]
  })
}
