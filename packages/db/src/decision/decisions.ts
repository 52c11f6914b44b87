import { ids } from '@wis/engine'
import { languages } from '@wis/games'
import { decisionKinds } from '@wis/protocol'
import type { DecisionRow } from '@wis/protocol'
import { decisionsInForce } from '@wis/ratings'
import type { BoardDecision } from '@wis/ratings'
import type pg from 'pg'
import { z } from 'zod'
import { pageOf } from '../database.ts'
import type { Database, Page } from '../database.ts'

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

interface DecisionPage extends Page<DecisionRow> {
  readonly season: { readonly id: string; readonly slug: string; readonly ownerId: string | null }
}

interface Wanted {
  readonly seasonSlug: string
  /** The number of the last row of the page before. */
  readonly cursor?: string
  readonly limit?: number
  /** Whether a match that is kept back is named. Its table would show who reached the next stage. */
  readonly seesWithheld?: boolean
}

const kindAndLanguage = z.object({ kind: z.enum(decisionKinds), language: z.enum(languages).nullable() })

/** The decisions about a season, newest first. Undefined if there is no such season. */
export async function listDecisions(db: Database, wanted: Wanted): Promise<DecisionPage | undefined> {
  const { seasonSlug, cursor, limit = 20, seesWithheld = false } = wanted
  const season = await db.prisma.season.findUnique({
    where: { slug: seasonSlug },
    select: { id: true, slug: true, ownerId: true },
  })
  if (!season) return undefined
  const found = await db.prisma.decision.findMany({
    where: { seasonId: season.id, ...(cursor !== undefined && { number: { lt: Number(cursor) } }) },
    orderBy: { number: 'desc' },
    take: limit + 1,
  })
  const agents = await agentsOf(db, found)
  const keptBack = seesWithheld ? new Set() : await withheldOf(db, found)
  const inForce = new Set(
    decisionsInForce(await seasonDecisions(db.pool, season.id)).map(({ number }) => number),
  )
  const items = found.map(({ number, matchId, agentId, points, undoes, reason, ...row }) => ({
    number,
    points,
    undoes,
    reason,
    matchId: keptBack.has(matchId) ? null : matchId,
    ...kindAndLanguage.parse(row),
    agent: agents.get(agentId ?? '') ?? null,
    by: row.byName,
    at: row.at.toISOString(),
    inForce: inForce.has(number),
  }))
  return { season, ...pageOf(items, limit, ({ number }) => String(number)) }
}

async function withheldOf(
  { prisma }: Database,
  rows: readonly { readonly matchId: string | null }[],
): Promise<ReadonlySet<string | null>> {
  const matches = await prisma.match.findMany({
    where: { id: { in: rows.flatMap(({ matchId }) => matchId ?? []) }, withheld: true },
    select: { id: true },
  })
  return new Set(matches.map(({ id }) => id))
}

async function agentsOf(
  { prisma }: Database,
  rows: readonly { readonly agentId: string | null }[],
): Promise<Map<string, NonNullable<DecisionRow['agent']>>> {
  const agents = await prisma.agent.findMany({
    where: { id: { in: rows.flatMap(({ agentId }) => agentId ?? []) } },
    select: { id: true, slug: true, name: true, nameZh: true },
  })
  return new Map(agents.map((agent) => [agent.id, agent]))
}

/** The facts of a season that a decision about it depends on. */
export interface DecidedSeason {
  readonly id: string
  readonly game: string
  readonly state: string
  readonly format: string
  /** Fifteenths. */
  readonly initialTotal: number
}
