import { ids } from '@wis/engine'
import type { AgentId, MatchId, SeasonId } from '@wis/engine'
import { rulesets } from '@wis/games'
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
    ...{ slug: 'open', name: 'Open', game: 'who-is-spy', ruleset, demo: false },
    languages: ['en'],
  })
}

/** Deals these agents into a match the way a runner does; or says why one of them was not let in. */
export async function deal(
  db: Database,
  seasonId: SeasonId,
  agentIds: readonly AgentId[],
): Promise<{ readonly matchId: MatchId } | { readonly refused: readonly string[] }> {
  const versions = await db.prisma.agentVersion.findMany({ where: { agentId: { in: [...agentIds] } } })
  return inTransaction(db, async (client) => {
    const refused = await notAdmitted(client, agentIds)
    if (refused.length > 0) return { refused: refused.map(({ reason }) => reason) }
    const matchId = ids.match(newId())
    const seats = agentIds.map((agentId, seat) => ({
      agentId,
      versionId: ids.version(versions.find((version) => version.agentId === agentId)?.id ?? ''),
      alias: `Player ${seat + 1}`,
    }))
    const secrets = { pair: ['tea', 'coffee'] as const, seed: 's', salt: 's', commitment: 'c' }
    const kind = { game: 'who-is-spy', seasonId, mode: 'ranked' as const, language: 'en' as const, ruleset }
    await createMatch(client, { id: matchId, ...kind, ...secrets, seats })
    await reserveBudgets(client, matchId, agentIds)
    return { matchId }
  })
}
