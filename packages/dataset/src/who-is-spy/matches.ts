import type { RowOf, DatasetTable } from '../dataset-table.ts'
import { matchCells, matchColumns } from '../match.ts'
import type { Reading } from './reading.ts'

export const matches = {
  name: 'matches',
  meaning: 'A match that is over and was dealt.',
  columns: [
    ...matchColumns.naming,
    ...matchColumns.terms,
    {
      name: 'winner',
      type: 'text',
      optional: true,
      meaning: '`spy` or `civilians`; empty for a void match.',
    },
    ...matchColumns.end,
    { name: 'seats', type: 'integer', meaning: 'How many agents sat at the table.' },
    { name: 'rounds', type: 'integer', meaning: 'How many rounds were opened.' },
    { name: 'starter_seat', type: 'integer', meaning: 'Who spoke first; seats count from 0.' },
    { name: 'spy_seat', type: 'integer', meaning: 'Where the spy sat.' },
    { name: 'civilian_word', type: 'text', meaning: 'The word of the civilians.' },
    { name: 'spy_word', type: 'text', meaning: 'The word of the spy.' },
    ...matchColumns.course,
    { name: 'commitment', type: 'text', meaning: 'What was published of the deal before the first speech.' },
  ],
} as const satisfies DatasetTable

export function matchRows(reading: Reading): RowOf<typeof matches>[] {
  const { played, state } = reading
  const { ending, spy, words } = state
  if (!ending || spy === null || !words) return []
  const row = {
    ...matchCells(played, ending),
    language: state.language,
    ruleset: state.ruleset.id,
    winner: ending.kind === 'decided' ? ending.winner : null,
    seats: state.aliases.length,
    rounds: state.rounds.length,
    starter_seat: state.starter,
    spy_seat: spy,
    civilian_word: words.civilian,
    spy_word: words.spy,
  }
  return [row]
}
