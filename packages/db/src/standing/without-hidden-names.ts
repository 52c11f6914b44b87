import type { Database } from '../database.ts'

interface Line {
  readonly agent: {
    readonly id: string
    readonly name: string
    readonly nameZh: string | null
    readonly owner: string | null
  }
}

interface Unshown {
  readonly id: string
  readonly isHidden: boolean
  /** The replacement for a hidden name. */
  readonly name: string
  readonly nameZh: string | null
  readonly isOwnerless: boolean
}

/**
 * A stored board keeps the names of its day, except names that a moderator has hidden since and owners whose account
 * is gone.
 */
export async function withoutHiddenNames<Row extends Line>(
  { pool }: Database,
  lines: readonly Row[],
): Promise<Row[]> {
  const { rows } = await pool.query<Unshown>({
    name: 'unshown-names',
    text: `select id, hidden_for is not null as "isHidden", name, name_zh as "nameZh",
                  owner_id is null as "isOwnerless"
           from agents where id = any($1::text[]) and (hidden_for is not null or owner_id is null)`,
    values: [lines.map(({ agent }) => agent.id)],
  })
  const unshown = new Map(rows.map((row) => [row.id, row]))
  return lines.map((line) => {
    const found = unshown.get(line.agent.id)
    if (!found) return line
    const { isHidden, name, nameZh, isOwnerless } = found
    const agent = { ...line.agent, ...(isHidden && { name, nameZh }), ...(isOwnerless && { owner: null }) }
    return { ...line, agent }
  })
}
