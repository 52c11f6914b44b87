import type { Entry } from '@wis/engine'
import type { Column } from '@wis/games'

/** A match that is over, with the facts that its log lacks. */
export interface DatasetMatch {
  readonly matchId: string
  readonly season: string
  readonly mode: string
  readonly commitment: string
  /** The number of the decision that voided it or had it played again. Null for a match that counts. */
  readonly voidedBy: number | null
  /** Read by the schema of its game. */
  readonly log: readonly Entry[]
  /** In seat order. */
  readonly seats: readonly {
    readonly agent: string
    readonly slug: string
    readonly name: string
    readonly kind: string
    readonly version: number
    readonly owner: string | null
    /** Whether it only filled a place of a schedule, or is a person's seat in a mixed season. Then the match does not count for it. */
    readonly sitsIn: boolean
  }[]
}

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

/** Who sat on a seat: the first columns of the seats of every game. */
export const sittingColumns = [
  matchColumn,
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
] as const satisfies readonly Column[]

export function agentCells({ agent, version, sitsIn, ...naming }: DatasetMatch['seats'][number]) {
  return { agent_id: agent, ...namingCells(naming), version, sits_in: sitsIn }
}

/** The names of an agent and its owner, which may change after a match is over. */
export function namingCells({
  slug,
  name,
  kind,
  owner,
}: Pick<DatasetMatch['seats'][number], 'slug' | 'name' | 'kind' | 'owner'>) {
  return { agent: slug, agent_name: name, agent_kind: kind, owner }
}
