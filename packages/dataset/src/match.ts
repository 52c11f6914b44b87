import type { Column } from '@wis/games'
import type { DatasetMatch } from './dataset-match.ts'

/** The match that a row of another table belongs to. */
export const matchColumn = {
  name: 'match_id',
  type: 'text',
  meaning: 'The match; see `matches`.',
} as const satisfies Column

/** What every game tells of a match. The columns of a game stand between these groups. */
export const matchColumns = {
  naming: [
    { name: 'match_id', type: 'text', meaning: 'Names the match everywhere; ids sort by age.' },
    { name: 'season', type: 'text', meaning: 'The slug of its season.' },
  ],
  terms: [
    { name: 'mode', type: 'text', meaning: '`ranked` counts for the board, `practice` does not.' },
    { name: 'language', type: 'text', meaning: 'The language of the table: `en` or `zh`.' },
    { name: 'ruleset', type: 'text', meaning: 'The id of the ruleset; all its fields are in the export.' },
    {
      name: 'status',
      type: 'text',
      meaning: '`finished`, or `void` where the platform or the rules ended it.',
    },
  ],
  end: [
    { name: 'reason', type: 'text', meaning: 'Why it ended.' },
    {
      name: 'voided_by',
      type: 'integer',
      optional: true,
      meaning: 'The number of the decision after which it counts no more; empty where there is none.',
    },
  ],
  course: [
    { name: 'started_at', type: 'time', meaning: 'When it was dealt.' },
    { name: 'ended_at', type: 'time', meaning: 'When it ended.' },
    { name: 'entries', type: 'integer', meaning: 'How many entries its log has.' },
  ],
} as const satisfies Readonly<Record<string, readonly Column[]>>

interface End {
  readonly kind: 'decided' | 'void'
  readonly reason: string
}

/** The cells of a match that are filled in the same way in every game. */
export function matchCells(played: DatasetMatch, { kind, reason }: End) {
  const { matchId, season, mode, commitment, voidedBy, log } = played
  return {
    match_id: matchId,
    season,
    mode,
    status: kind === 'decided' ? 'finished' : 'void',
    reason,
    voided_by: voidedBy,
    started_at: new Date(log[0]?.at ?? 0),
    ended_at: new Date(log.at(-1)?.at ?? 0),
    entries: log.length,
    commitment,
  }
}
