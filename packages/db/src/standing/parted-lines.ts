import type { Database } from '../database.ts'
import { isVouched } from '../season/vouched-for.ts'
import type { BoardQuery, BoardRow } from './board.ts'

type Marks = Pick<BoardRow, 'vouched' | 'rankInPart'>
interface Line {
  readonly rank: number | null
  readonly agent: { readonly id: string }
}

/**
 * The lines of a stored board with their parts, or those of the wanted part. Which agents are vouched for follows from
 * the season's matches, so it is not stored with the board. Agents without a rank belong to no part.
 */
export async function partedLines<Of extends Line>(
  db: Database,
  { id }: { readonly id: string },
  { language, vouched: wanted }: Pick<BoardQuery, 'language' | 'vouched'>,
  lines: readonly Of[],
): Promise<readonly (Of & Marks)[]> {
  const vouchedFor = await agentsVouchedFor(
    db,
    { seasonId: id, language },
    lines.map(({ agent }) => agent.id),
  )
  const isVouchedFor = ({ agent }: Line) => vouchedFor.has(agent.id)
  return lines.flatMap((line) => {
    const { rank } = line
    if (rank === null) return [line]
    const vouched = isVouchedFor(line)
    if (wanted !== undefined && vouched !== wanted) return []
    const above = lines.filter(
      (other) => other.rank !== null && other.rank < rank && isVouchedFor(other) === vouched,
    )
    return [{ ...line, vouched, rankInPart: 1 + above.length }]
  })
}

async function agentsVouchedFor(
  { pool }: Database,
  { seasonId, language }: { readonly seasonId: string; readonly language: string },
  agentIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'agents-vouched-for',
    text: `select agent_id as id
           from (select $1::text as season_id, $2::text as language, agent_id from unnest($3::text[]) as t(agent_id)) line
           where ${isVouched('line')}`,
    values: [seasonId, language, agentIds],
  })
  return new Set(rows.map(({ id }) => id))
}
