import type { LooksLike } from '@wis/protocol'
import type { Database } from '../database.ts'
import { looksLikeJson } from '../name/look-alikes.ts'

interface Line {
  readonly agent: {
    readonly id: string
    readonly name: string
    readonly nameZh: string | null
    readonly owner: string | null
    readonly looksLike?: LooksLike | null | undefined
  }
}

interface Unshown {
  readonly id: string
  readonly isHidden: boolean
  /** The replacement for a hidden name. */
  readonly name: string
  readonly nameZh: string | null
  readonly isOwnerless: boolean
  readonly looksLike: LooksLike | null
}

/**
 * A stored board keeps the names of its day, except names that a moderator has hidden since and owners whose account
 * is gone. Names that look like others are marked as they are now.
 */
export async function withoutHiddenNames<Row extends Line>(
  { pool }: Database,
  lines: readonly Row[],
): Promise<Row[]> {
  const { rows } = await pool.query<Unshown>({
    name: 'unshown-names',
    text: `select id, hidden_for is not null as "isHidden", name, name_zh as "nameZh",
                  owner_id is null as "isOwnerless", ${looksLikeJson} as "looksLike"
           from agents a
           where id = any($1::text[]) and (hidden_for is not null or owner_id is null or looks_like is not null)`,
    values: [lines.map(({ agent }) => agent.id)],
  })
  const unshown = new Map(rows.map((row) => [row.id, row]))
  return lines.map((line) => {
    const found = unshown.get(line.agent.id)
    if (!found) return line
    const { isHidden, name, nameZh, isOwnerless, looksLike } = found
    const agent = {
      ...line.agent,
      ...(isHidden && { name, nameZh }),
      ...(isOwnerless && { owner: null }),
      looksLike,
    }
    return { ...line, agent }
  })
}
