import { ids } from '@wis/engine'
import type { AgentId, MatchId, SeasonId } from '@wis/engine'
import { rulesets } from '@wis/games'
import type pg from 'pg'
import { notAdmitted } from '../budget/admit-agents.ts'
import { reserveBudgets } from '../budget/reserve-budgets.ts'
import type { Database } from '../database.ts'
import { createMatch } from '../match/create-match.ts'
import { newId } from '../new-id.ts'
import { saveSeason } from '../season/save-season.ts'
import { inTransaction } from '../transaction.ts'

const ruleset = rulesets['wis-2024']

export function openSeason(db: Database): Promise<SeasonId> {
  return saveSeason(db, {
    slug: 'open',
    name: 'Open',
    game: 'who-is-spy',
    ruleset,
    demo: false,
    languages: ['en'],
  })
}

type Dealt = { readonly matchId: MatchId } | { readonly refused: readonly string[] }

/** Deals these agents into a match as a runner does, or says why one of them was not let in. */
export function deal(db: Database, seasonId: SeasonId, agentIds: readonly AgentId[]): Promise<Dealt> {
  return inTransaction(db, (client) => dealOn(client, seasonId, agentIds))
}

/** Deals on a connection whose transaction the caller holds. */
export async function dealOn(
  client: pg.ClientBase,
  seasonId: SeasonId,
  agentIds: readonly AgentId[],
): Promise<Dealt> {
  const refused = await notAdmitted(client, agentIds)
  if (refused.length > 0) return { refused: refused.map(({ reason }) => reason) }
  const { rows: versions } = await client.query<{ id: string; agent_id: string }>(
    'select id, agent_id from agent_versions where agent_id = any($1::text[])',
    [agentIds],
  )
  const matchId = ids.match(newId())
  const seats = agentIds.map((agentId, seat) => ({
    agentId,
    versionId: ids.version(versions.find((version) => version.agent_id === agentId)?.id ?? ''),
    alias: `Player ${seat + 1}`,
  }))
  const secrets = { pair: ['tea', 'coffee'] as const, seed: 's', salt: 's', commitment: 'c' }
  const kind = { game: 'who-is-spy', seasonId, mode: 'ranked' as const, language: 'en' as const, ruleset }
  await createMatch(client, { id: matchId, ...kind, ...secrets, seats })
  await reserveBudgets(client, matchId, agentIds)
  return { matchId }
}
