import type { ExperimentAccess, ExperimentPage, ExperimentState } from '@wis/protocol'
import { z } from 'zod'
import { pageOf } from '../database.ts'
import type { Database, Page } from '../database.ts'
import { time } from '../time-column.ts'
import { inTransaction } from '../transaction.ts'
import { ratingOpenSince, tellRatingsAnew, withholdsRatings } from './annotators/withheld-ratings.ts'
import { experimentColumns, storedExperiment } from './experiment.ts'

export const shownExperiment = storedExperiment.extend({
  /** The name of its owner. */
  owner: z.string().nullable(),
  reportOf: z.int().nullable(),
  reportAt: time.nullable(),
  /** Whether people still rate it who could read here what others said, so that no rating is told. */
  ratingsWithheld: z.boolean(),
  /** Since when people may rate it. Null where nobody may. */
  ratingOpenSince: time.nullable(),
})
export type ShownExperiment = z.infer<typeof shownExperiment>

export const shownColumns = `
  ${experimentColumns}, report_of as "reportOf", report_at as "reportAt",
  (select u.name from users u where u.id = owner_id) as owner, ${withholdsRatings('experiments')} as "ratingsWithheld",
  ${ratingOpenSince('experiments')} as "ratingOpenSince"`

export async function readExperiment(
  { pool }: Pick<Database, 'pool'>,
  id: string,
): Promise<ShownExperiment | undefined> {
  const { rows } = await pool.query({
    name: 'read-experiment',
    text: `select ${shownColumns} from experiments where id = $1`,
    values: [id],
  })
  return rows[0] && shownExperiment.parse(rows[0])
}

export interface ExperimentFilter {
  /** All of this owner. Without an owner, only those that are public. */
  readonly ownerId?: string | undefined
  /** Only those whose specification holds this text. */
  readonly holding?: string | undefined
  readonly state?: ExperimentState | undefined
  readonly cursor?: string | undefined
  readonly limit: number
}

/** Newest first. Parts of suites are listed with their suite. */
export async function listExperiments(
  { pool }: Pick<Database, 'pool'>,
  { ownerId, state, holding, cursor, limit }: ExperimentFilter,
): Promise<Page<ShownExperiment>> {
  const isSearch = holding !== undefined
  const { rows } = await pool.query({
    name: isSearch ? 'find-experiments' : 'list-experiments',
    text: `select ${shownColumns} from experiments
           where case when $1::text is null then access = 'public' else owner_id = $1 end and suite_id is null
             and ($2::text is null or state = $2) and ($3::text is null or id < $3)
             ${isSearch ? 'and grams(array[text]) @> grams(array[$5]) and strpos(lower(text), lower($5)) > 0' : ''}
           order by id desc limit $4`,
    values: [ownerId ?? null, state ?? null, cursor ?? null, limit + 1, ...(isSearch ? [holding] : [])],
  })
  const found = rows.map((row) => shownExperiment.parse(row))
  return pageOf(found, limit, ({ id }) => id)
}

export async function changeExperimentAccess(
  db: Pick<Database, 'pool'>,
  id: string,
  access: ExperimentAccess,
): Promise<void> {
  await inTransaction(db, async (client) => {
    // Before it: a report that was private until now is no version.
    await tellRatingsAnew(client, id)
    await client.query({
      name: 'change-experiment-access',
      text: `with shown as (update measurements set access = $2 where experiment_id = $1)
             update experiments set access = $2 where id = $1`,
      values: [id, access],
    })
  })
}

export interface RowsWanted {
  /** The number of the last row before them. */
  readonly after: number
  readonly limit: number
}

/** Rows of matches that count, by number. Only the laboratory reads what is in them. */
export async function experimentRows(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  { after, limit }: RowsWanted,
): Promise<readonly unknown[]> {
  const { rows } = await pool.query<{ row: unknown }>({
    name: 'experiment-rows',
    text: `select "row" from experiment_matches
           where experiment_id = $1 and number > $2 and state = 'played' order by number limit $3`,
    values: [id, after, limit],
  })
  return rows.map(({ row }) => row)
}

const mostShown = 12

/** What is played now, and the newest faults. */
export async function experimentNow(
  { pool }: Pick<Database, 'pool'>,
  id: string,
): Promise<Pick<ExperimentPage, 'playing' | 'faults'>> {
  const [playing, faults] = await Promise.all([
    pool.query<ExperimentPage['playing'][number]>({
      name: 'experiment-playing',
      text: `select x.number, m.id as match, x.plan->>'subject' as subject, x.plan->>'condition' as condition,
                    m.next_seq as entries
             from experiment_matches x join matches m on m.id = x.match_id and m.status = 'running'
             where x.experiment_id = $1 and x.state = 'playing' order by x.number limit ${mostShown}`,
      values: [id],
    }),
    pool.query<ExperimentPage['faults'][number]>({
      name: 'experiment-faults',
      text: `select * from (
               select number, attempts, faults as reasons from experiment_matches
               where experiment_id = $1 and jsonb_array_length(faults) > 0 order by number desc limit ${mostShown}
             ) newest order by number`,
      values: [id],
    }),
  ])
  return { playing: playing.rows, faults: faults.rows }
}
