import type { Column } from '@wis/games'
import type { DatasetMatch } from './dataset-match.ts'
import { matchColumn } from './match.ts'

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
