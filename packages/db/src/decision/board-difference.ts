import type { AgentId } from '@wis/engine'
import type pg from 'pg'

/** An agent's place. The rank is null for a disqualified agent. */
export interface Place {
  readonly rank: number | null
  /** Fifteenths. */
  readonly total: number
}

export interface BoardDifference {
  readonly agent: {
    readonly slug: string
    readonly name: string
    readonly nameZh: string | null
  }
  readonly is: Place | null
  readonly wouldBe: Place | null
}

/** The agents whose places differ, in the order of the present board. Agents that are only on the other board come last. */
export async function differences(
  client: pg.ClientBase | pg.Pool,
  is: ReadonlyMap<AgentId, Place>,
  wouldBe: ReadonlyMap<AgentId, Place>,
): Promise<BoardDifference[]> {
  const moved = [...new Set([...is.keys(), ...wouldBe.keys()])].filter((agentId) => {
    const [a, b] = [is.get(agentId), wouldBe.get(agentId)]
    return a?.rank !== b?.rank || a?.total !== b?.total
  })
  const { rows } = await client.query<BoardDifference['agent'] & { id: string }>(
    'select id, slug, name, name_zh as "nameZh" from agents where id = any($1::text[])',
    [moved],
  )
  const byId = new Map<string, (typeof rows)[number]>(rows.map((row) => [row.id, row]))
  return moved.flatMap((agentId) => {
    const row = byId.get(agentId)
    if (!row) return []
    const { id: _, ...agent } = row
    return { agent, is: is.get(agentId) ?? null, wouldBe: wouldBe.get(agentId) ?? null }
  })
}
