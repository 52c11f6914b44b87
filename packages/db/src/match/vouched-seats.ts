import type { AgentId, VersionId } from '@wis/engine'
import { kitCalled } from '@wis/games'
import type pg from 'pg'
import { vouchingAt } from '../agent/connector/stored-connector.ts'

interface DealtSeats {
  readonly game: string
  readonly seats: readonly { readonly agentId: AgentId; readonly versionId: VersionId }[]
}

interface Holder {
  readonly versionId: string
  readonly kind: string
  readonly settings: unknown
  /** Its owner, or the agent itself if it belongs to nobody. */
  readonly holder: string
}

/**
 * By seat: whether the platform vouches that it decides by its own view alone. Null for a seat whose agent and owner
 * have no other seat of the match. Agents of one owner are looked at where all seats share one result, because only
 * there they may help each other.
 */
export async function vouchedSeats(
  client: pg.ClientBase,
  { game, seats }: DealtSeats,
): Promise<readonly (boolean | null)[]> {
  const isShared = kitCalled(game)?.results.shared ?? false
  if (!isShared && new Set(seats.map(({ agentId }) => agentId)).size === seats.length)
    return seats.map(() => null)
  const { rows } = await client.query<Holder>({
    name: 'holders-of-seats',
    text: `select v.id as "versionId", a.kind, v.settings, coalesce(a.owner_id, a.id) as holder
           from agent_versions v join agents a on a.id = v.agent_id where v.id = any($1::text[])`,
    values: [seats.map(({ versionId }) => versionId)],
  })
  const held = seats.map(({ versionId }) => rows.find((row) => row.versionId === versionId))
  return held.map((one) => {
    const isAlone = held.filter((other) => other?.holder === one?.holder).length === 1
    if (!one || isAlone) return null
    return vouchingAt(one.kind, one.settings).vouched
  })
}
