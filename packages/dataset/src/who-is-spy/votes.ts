import type { RowOf, DatasetTable } from '../dataset-table.ts'
import { moveCells, moveColumns } from './move.ts'
import { agentIn } from './reading.ts'
import type { Reading } from './reading.ts'

export const votes = {
  name: 'votes',
  meaning: 'A ballot that was asked for.',
  columns: [
    ...moveColumns.place,
    { name: 'seat', type: 'integer', meaning: 'Who voted.' },
    ...moveColumns.mover,
    { name: 'raw', type: 'text', meaning: 'What was answered, without white space around it.' },
    {
      name: 'target_seat',
      type: 'integer',
      optional: true,
      meaning: 'Whom it named; empty for an abstention.',
    },
    { name: 'target_agent_id', type: 'text', optional: true, meaning: 'The agent in that seat.' },
    { name: 'named_spy', type: 'boolean', meaning: 'Whether it named the spy.' },
    moveColumns.at,
  ],
} as const satisfies DatasetTable

export function voteRows(reading: Reading): RowOf<typeof votes>[] {
  const { state, moves } = reading
  return moves.flatMap((move) => {
    const { event } = move
    if (event.type !== 'vote-cast') return []
    const { target, raw } = event
    const row = {
      ...moveCells(reading, move),
      raw,
      target_seat: target,
      target_agent_id: target === null ? null : agentIn(reading, target),
      named_spy: target !== null && target === state.spy,
    }
    return [row]
  })
}
