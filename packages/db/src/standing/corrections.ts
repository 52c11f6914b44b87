import { ids } from '@wis/engine'
import type { AgentId, SeasonId } from '@wis/engine'
import { decisionsInForce } from '@wis/ratings'
import type pg from 'pg'
import { seasonDecisions } from '../decision/decision-row.ts'
import { unitsEach } from '../game/units-of.ts'
import { inFifteenths } from './in-fifteenths.ts'

/** The points that decisions in force add to an agent in a season and language, or take from it. */
export interface Correction {
  readonly seasonId: SeasonId
  readonly language: string
  readonly agentId: AgentId
  readonly points: number
  /** The initial total there. Both in the units of the game's boards. */
  readonly initialTotal: number
}

/** One for every agent that has any. Corrections that cancel out are left out. */
export async function corrections(client: pg.ClientBase): Promise<Correction[]> {
  const sums = new Map<string, Correction>()
  for (const { seasonId, game, initialTotal } of await correctedSeasons(client)) {
    for (const decision of decisionsInForce(await seasonDecisions(client, seasonId))) {
      if (decision.kind !== 'correct') continue
      const { agentId, language } = decision
      const key = `${seasonId}/${language}/${agentId}`
      const points = decision.points * unitsEach(game) + (sums.get(key)?.points ?? 0)
      sums.set(key, { seasonId, language, agentId, points, initialTotal })
    }
  }
  return [...sums.values()].filter(({ points }) => points !== 0)
}

interface CorrectedSeason extends Pick<Correction, 'seasonId' | 'initialTotal'> {
  readonly game: string
}

async function correctedSeasons(client: pg.ClientBase): Promise<CorrectedSeason[]> {
  const { rows } = await client.query<{ id: string; game: string; initialTotal: number }>(
    `select id, game, ${inFifteenths('ruleset', 'initialTotal')} as "initialTotal"
     from seasons where id in (select season_id from decisions where kind = 'correct') order by id`,
  )
  return rows.map(({ id, ...season }) => ({ seasonId: ids.season(id), ...season }))
}
