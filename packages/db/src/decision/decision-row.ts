import { ids } from '@wis/engine'
import { decisionKinds } from '@wis/protocol'
import type { BoardDecision } from '@wis/ratings'
import type pg from 'pg'
import { z } from 'zod'

const stored = z.object({
  id: z.string(),
  number: z.int(),
  kind: z.enum(decisionKinds),
  matchId: z.string().transform(ids.match).nullable(),
  agentId: z.string().transform(ids.agent).nullable(),
  language: z.string().nullable(),
  points: z.int().nullable(),
  undoes: z.int().nullable(),
  fixtureId: z.string().nullable(),
})
type StoredDecision = z.infer<typeof stored>

/** A decision with everything needed to carry it out, or to take it back. */
export type SeasonDecision = BoardDecision & { readonly id: string; readonly fixtureId: string | null }

/** All decisions of a season, oldest first. */
export async function seasonDecisions(
  client: Pick<pg.ClientBase, 'query'>,
  seasonId: string,
): Promise<SeasonDecision[]> {
  const { rows } = await client.query({
    name: 'season-decisions',
    text: `select id, number, kind, match_id as "matchId", agent_id as "agentId", language, points, undoes,
                  fixture_id as "fixtureId"
           from decisions where season_id = $1 order by number`,
    values: [seasonId],
  })
  return rows.map((row) => decisionOf(stored.parse(row)))
}

/** Throws for a row without the subject that its kind needs. None is ever written. */
function decisionOf({ id, number, fixtureId, ...row }: StoredDecision): SeasonDecision {
  const { kind, matchId, agentId, language, points, undoes } = row
  const common = { id, number, fixtureId }
  switch (kind) {
    case 'void':
    case 're-run':
      if (matchId !== null) return { ...common, kind, matchId }
      break
    case 'disqualify':
      if (agentId !== null) return { ...common, kind, agentId }
      break
    case 'correct':
      if (agentId !== null && language !== null && points !== null)
        return { ...common, kind, agentId, language, points }
      break
    case 'undo':
      if (undoes !== null) return { ...common, kind, undoes }
  }
  throw new Error(`decision ${id} says ${kind}, and not of what`)
}
