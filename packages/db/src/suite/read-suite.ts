import { z } from 'zod'
import type { Database } from '../database.ts'
import { experimentAccesses, experimentPlayers } from '../experiment/experiment.ts'
import type { ExperimentAccess } from '../experiment/experiment.ts'
import { shownColumns, shownExperiment } from '../experiment/read-experiment.ts'
import type { ExperimentFilter, ShownExperiment, StoredReport } from '../experiment/read-experiment.ts'
import type { Page } from '../page.ts'

const time = z.date().transform((date) => date.toISOString())

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
  const items = await withParts(
    db,
    rows.slice(0, limit).map((row) => storedSuite.parse(row)),
  )
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
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
  { pool }: Pick<Database, 'pool'>,
  id: string,
  access: ExperimentAccess,
): Promise<void> {
  await pool.query({
    name: 'change-suite-access',
    text: `with parts as (update experiments set access = $2 where suite_id = $1),
           shown as (update measurements set access = $2
                     where suite_id = $1 or experiment_id in (select id from experiments where suite_id = $1))
           update suites set access = $2 where id = $1`,
    values: [id, access],
  })
}

/** Undefined before the first one. */
export async function suiteReport(
  { pool }: Pick<Database, 'pool'>,
  id: string,
): Promise<StoredReport | undefined> {
  const { rows } = await pool.query<Omit<StoredReport, 'at'> & { readonly at: Date }>({
    name: 'suite-report',
    text: `select report, report_of as matches, report_judged as judged, report_at as at from suites
           where id = $1 and report is not null`,
    values: [id],
  })
  return rows[0] && { ...rows[0], at: rows[0].at.toISOString() }
}
