import { ids } from '@wis/engine'
import type { AgentId, MatchId, SeasonId, TicketId, VersionId } from '@wis/engine'
import type { Ruleset } from '@wis/games'
import { ruleset } from '@wis/protocol'
import type pg from 'pg'
import { z } from 'zod'

const waiting = z
  .object({
    id: z.string().transform(ids.ticket),
    agent_id: z.string().transform(ids.agent),
    version_id: z.string().transform(ids.version),
    season_id: z.string().transform(ids.season),
    owner_id: z.string().nullable(),
    mode: z.enum(['ranked', 'practice']),
    language: z.enum(['en', 'zh']),
    game: z.string(),
    ruleset,
  })
  .transform((row) => ({
    id: row.id,
    agentId: row.agent_id,
    versionId: row.version_id,
    seasonId: row.season_id,
    ownerId: row.owner_id,
    mode: row.mode,
    language: row.language,
    game: row.game,
    ruleset: row.ruleset,
  }))

export interface WaitingTicket {
  readonly id: TicketId
  readonly agentId: AgentId
  readonly versionId: VersionId
  readonly seasonId: SeasonId
  readonly ownerId: string | null
  readonly mode: 'ranked' | 'practice'
  readonly language: 'en' | 'zh'
  readonly game: string
  readonly ruleset: Ruleset
}

/** The tickets that wait longest, locked for this transaction; those that another matchmaker holds are passed over. */
export async function lockWaitingTickets(client: pg.ClientBase, most: number): Promise<WaitingTicket[]> {
  const { rows } = await client.query({
    name: 'lock-waiting-tickets',
    text: `select t.id, t.agent_id, t.version_id, t.season_id, t.mode, t.language, a.owner_id, s.game, s.ruleset
           from tickets t join agents a on a.id = t.agent_id join seasons s on s.id = t.season_id
           where t.state = 'waiting' and s.state = 'open'
           order by t.created_at, t.id limit $1
           for update of t skip locked`,
    values: [most],
  })
  return rows.map((row) => waiting.parse(row))
}

export async function seatTickets(
  client: pg.ClientBase,
  matchId: MatchId,
  tickets: readonly TicketId[],
): Promise<void> {
  await client.query({
    name: 'seat-tickets',
    text: `update tickets set state = 'seated', match_id = $1 where id = any($2::text[])`,
    values: [matchId, tickets],
  })
}
