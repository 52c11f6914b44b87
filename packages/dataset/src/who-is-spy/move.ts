import type { Column } from '../dataset-table.ts'
import { matchColumn } from '../match.ts'
import { agentIn, roleOf } from './reading.ts'
import type { Move, Reading } from './reading.ts'

/** What a turn to speak and a ballot both tell. Their own columns stand between these. */
export const moveColumns = {
  place: [
    matchColumn,
    { name: 'seq', type: 'integer', meaning: 'The number of the entry in the log of the match.' },
    { name: 'round', type: 'integer', meaning: 'The round, from 1.' },
  ],
  mover: [
    { name: 'agent_id', type: 'text', meaning: 'The agent in that seat.' },
    { name: 'role', type: 'text', meaning: '`spy` or `civilian`.' },
  ],
  at: { name: 'at', type: 'time', meaning: 'When it was recorded.' },
} as const satisfies Readonly<Record<string, Column | readonly Column[]>>

export function moveCells(reading: Reading, { seq, at, round, event: { seat } }: Move) {
  return {
    match_id: reading.played.matchId,
    seq,
    round,
    seat,
    agent_id: agentIn(reading, seat),
    role: roleOf(reading.state, seat),
    at,
  }
}
