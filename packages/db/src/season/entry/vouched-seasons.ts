import { endingStates } from '@wis/arena'
import type { AgentId } from '@wis/engine'
import { vouchingOf } from '@wis/protocol'
import type { ConnectorSettings } from '@wis/protocol'
import type pg from 'pg'
import { isOneOf } from '../../life-sql.ts'

/**
 * Whether the seasons that an agent takes part in let it play with these settings. Some take only agents that the
 * platform vouches for, and their matches are dealt to the newest version unless versions are frozen.
 */
export async function vouchedSeasonsAllow(
  client: pg.ClientBase,
  agentId: AgentId,
  settings: ConnectorSettings,
): Promise<boolean> {
  if (vouchingOf(settings.kind, settings).vouched) return true
  const { rowCount } = await client.query({
    name: 'vouched-seasons-of-agent',
    text: `select 1 from season_entries e join seasons s on s.id = e.season_id
           where e.agent_id = $1 and e.state in ('requested', 'entered') and e.version_id is null
             and (s.terms->>'vouched')::boolean and not ${isOneOf('s.state', endingStates)} limit 1`,
    values: [agentId],
  })
  return rowCount === 0
}
