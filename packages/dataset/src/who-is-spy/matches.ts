import type { RowOf, Table } from '../table.ts'
import type { Reading } from './reading.ts'

export const matches = {
  name: 'matches',
  meaning: 'A match that is over and was dealt.',
  columns: [
    { name: 'match_id', type: 'text', meaning: 'Names the match everywhere; ids sort by age.' },
    { name: 'season', type: 'text', meaning: 'The slug of its season.' },
    { name: 'mode', type: 'text', meaning: '`ranked` counts for the board, `practice` does not.' },
    { name: 'language', type: 'text', meaning: 'The language of the table: `en` or `zh`.' },
    { name: 'ruleset', type: 'text', meaning: 'The id of the ruleset; all its fields are in the export.' },
    {
      name: 'status',
      type: 'text',
      meaning: '`finished`, or `void` where the platform or the rules ended it.',
    },
    {
      name: 'winner',
      type: 'text',
      optional: true,
      meaning: '`spy` or `civilians`; empty for a void match.',
    },
    { name: 'reason', type: 'text', meaning: 'Why it ended.' },
    {
      name: 'voided_by',
      type: 'integer',
      optional: true,
      meaning: 'The number of the decision after which it counts no more; empty where there is none.',
    },
    { name: 'seats', type: 'integer', meaning: 'How many agents sat at the table.' },
    { name: 'rounds', type: 'integer', meaning: 'How many rounds were opened.' },
    { name: 'starter_seat', type: 'integer', meaning: 'Who spoke first; seats count from 0.' },
    { name: 'spy_seat', type: 'integer', meaning: 'Where the spy sat.' },
    { name: 'civilian_word', type: 'text', meaning: 'The word of the civilians.' },
    { name: 'spy_word', type: 'text', meaning: 'The word of the spy.' },
    { name: 'started_at', type: 'time', meaning: 'When it was dealt.' },
    { name: 'ended_at', type: 'time', meaning: 'When it ended.' },
    { name: 'entries', type: 'integer', meaning: 'How many entries its log has.' },
    { name: 'commitment', type: 'text', meaning: 'What was published of the deal before the first speech.' },
  ],
} as const satisfies Table

export function matchRows(reading: Reading): RowOf<typeof matches>[] {
  const { played, state } = reading
  const { matchId, season, mode, commitment, voidedBy, log } = played
  const { ending, spy, words } = state
  if (!ending || spy === null || !words) return []
  const row = {
    match_id: matchId,
    season,
    mode,
    language: state.language,
    ruleset: state.ruleset.id,
    status: ending.kind === 'decided' ? 'finished' : 'void',
    winner: ending.kind === 'decided' ? ending.winner : null,
    reason: ending.reason,
    voided_by: voidedBy,
    seats: state.aliases.length,
    rounds: state.rounds.length,
    starter_seat: state.starter,
    spy_seat: spy,
    civilian_word: words.civilian,
    spy_word: words.spy,
    started_at: new Date(log[0]?.at ?? 0),
    ended_at: new Date(log.at(-1)?.at ?? 0),
    entries: log.length,
    commitment,
  }
  return [row]
}
