import { experimentAccesses } from '@wis/protocol'
import type { ExperimentAccess } from '@wis/protocol'
import { z } from 'zod'
import { pageOf } from '../database.ts'
import type { Database, Page } from '../database.ts'
import { tellRatingsAnew } from '../experiment/annotators/withheld-ratings.ts'
import { experimentPlayers } from '../experiment/experiment.ts'
import { shownColumns, shownExperiment } from '../experiment/read-experiment.ts'
import type { ExperimentFilter, ShownExperiment } from '../experiment/read-experiment.ts'
import { storableJson } from '../storable-json.ts'
import { time } from '../time-column.ts'
import { inTransaction } from '../transaction.ts'

const storedSuite = z.object({
  id: z.string(),
  ownerId: z.string().nullable(),
  /** The name of its owner. */
  owner: z.string().nullable(),
  name: z.string(),
  /** The specification is read by the laboratory. */
  spec: z.unknown(),
  text: z.string(),
  players: experimentPlayers,
  access: z.enum(experimentAccesses),
  share: z.string(),
  planSha256: z.string(),
  createdAt: time,
  reportOf: z.int().nullable(),
  reportJudged: z.int(),
  reportAt: time.nullable(),
})

/** A suite with its parts, in the order in which they were made. */
export interface ShownSuite extends z.infer<typeof storedSuite> {
  readonly parts: readonly ShownExperiment[]
}

const columns = `
  id, owner_id as "ownerId", (select u.name from users u where u.id = owner_id) as owner, name, spec, text, players,
  access, share, plan_sha256 as "planSha256", created_at as "createdAt", report_of as "reportOf",
  report_judged as "reportJudged", report_at as "reportAt"`

export async function readSuite(db: Pick<Database, 'pool'>, id: string): Promise<ShownSuite | undefined> {
  const { rows } = await db.pool.query({
    name: 'read-suite',
    text: `select ${columns} from suites where id = $1`,
    values: [id],
  })
  return rows[0] && (await withParts(db, [storedSuite.parse(rows[0])]))[0]
}

/** Newest first. */
export async function listSuites(
  db: Pick<Database, 'pool'>,
  { ownerId, cursor, limit }: Omit<ExperimentFilter, 'state'>,
): Promise<Page<ShownSuite>> {
  const { rows } = await db.pool.query({
    name: 'list-suites',
    text: `select ${columns} from suites
           where case when $1::text is null then access = 'public' else owner_id = $1 end and ($2::text is null or id < $2)
           order by id desc limit $3`,
    values: [ownerId ?? null, cursor ?? null, limit + 1],
  })
  const { items, nextCursor } = pageOf(
    rows.map((row) => storedSuite.parse(row)),
    limit,
    ({ id }) => id,
  )
  return { items: await withParts(db, items), nextCursor }
}

async function withParts(
  { pool }: Pick<Database, 'pool'>,
  suites: readonly z.infer<typeof storedSuite>[],
): Promise<readonly ShownSuite[]> {
  const { rows } = await pool.query({
    name: 'parts-of-suites',
    text: `select ${shownColumns} from experiments where suite_id = any($1::text[]) order by id`,
    values: [suites.map(({ id }) => id)],
  })
  const parts = rows.map((row) => shownExperiment.parse(row))
  return suites.map((suite) => ({ ...suite, parts: parts.filter(({ suiteId }) => suiteId === suite.id) }))
}

/** Who may read a suite may read its parts. */
export async function changeSuiteAccess(
  db: Pick<Database, 'pool'>,
  id: string,
  access: ExperimentAccess,
): Promise<void> {
  await inTransaction(db, async (client) => {
    const { rows } = await client.query<{ id: string }>({
      name: 'ids-of-parts',
      text: `select id from experiments where suite_id = $1 order by id`,
      values: [id],
    })
    // Before it: a report that was private until now is no version.
    for (const part of rows) await tellRatingsAnew(client, part.id)
    await client.query({
      name: 'change-suite-access',
      text: `with shown as (update measurements set access = $2
                       where suite_id = $1 or experiment_id in (select id from experiments where suite_id = $1)),
             changed as (update suites set access = $2 where id = $1)
             update experiments set access = $2 where suite_id = $1`,
      values: [id, access],
    })
  })
}

/** The shortest time between two reports of a suite that is still played. */
const restMs = 15_000

const dueSuite = z.object({
  id: z.string(),
  spec: z.unknown(),
  planSha256: z.string(),
  createdAt: z.date(),
  /** How many ratings its parts have in all, and with how many its report was made. */
  judged: z.coerce.number(),
  reportJudged: z.int(),
  parts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      planSha256: z.string().nullable(),
      createdAt: z.string().transform((date) => new Date(date)),
    }),
  ),
})
export type DueSuite = z.infer<typeof dueSuite>

/**
 * Suites whose report is behind, except some. While parts are played, it waits for a twentieth more matches and ratings, as
 * that of an experiment does.
 */
export async function dueSuites(
  { pool }: Pick<Database, 'pool'>,
  except: readonly string[] = [],
): Promise<readonly DueSuite[]> {
  const { rows } = await pool.query({
    name: 'due-suites',
    text: `select s.id, s.spec, s.plan_sha256 as "planSha256", s.created_at as "createdAt", p.judged,
                  s.report_judged as "reportJudged", p.parts
           from suites s
           cross join lateral (
             select sum(e.played) as played, sum(e.judged) as judged, bool_or(e.state = 'running') as runs,
                    json_agg(json_build_object('id', e.id, 'name', e.suite_part, 'planSha256', e.plan_sha256,
                                               'createdAt', e.created_at) order by e.id) as parts
             from experiments e where e.suite_id = s.id
           ) p
           where p.played + p.judged > coalesce(s.report_of, 0) + s.report_judged and s.id <> all($2::text[])
             and (not p.runs or (p.played + p.judged >= (coalesce(s.report_of, 0) + s.report_judged) * 1.05
                                 and coalesce(s.report_at, '-infinity') < now() - $1 * interval '1 millisecond'))
           order by s.report_at nulls first limit 2`,
    values: [restMs, except],
  })
  return rows.map((row) => dueSuite.parse(row))
}

interface MadeReport {
  readonly report: unknown
  readonly matches: number
  readonly due: Pick<DueSuite, 'id' | 'judged' | 'reportJudged'>
}

/** Stores a report, unless one of more matches is there, or the ratings that count have changed since it was due. */
export async function keepSuiteReport(
  { pool }: Pick<Database, 'pool'>,
  { report, matches, due: { id, judged, reportJudged } }: MadeReport,
): Promise<void> {
  await pool.query({
    name: 'keep-suite-report',
    text: `update suites set report = $2, report_of = $3, report_judged = $4,
                  report_at = coalesce(case when said_of(report::jsonb) = said_of($2::json::jsonb) then report_at end, now())
           where id = $1 and coalesce(report_of, 0) <= $3 and report_judged = $5`,
    values: [id, storableJson(report), matches, judged, reportJudged],
  })
}
