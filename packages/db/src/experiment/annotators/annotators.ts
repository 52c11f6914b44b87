import type pg from 'pg'
import { z } from 'zod'
import { refuse } from '../../database.ts'
import type { Database, Refusal } from '../../database.ts'
import { time } from '../../time-column.ts'
import { inTransaction } from '../../transaction.ts'
import { itemsOfPerson } from './due-items.ts'
import { ratingOpenSince, tellRatingsAnew } from './withheld-ratings.ts'

/** More people than that rate no experiment. */
const mostAnnotators = 40

const annotator = z.object({
  /** Counted from 1. Everybody but the owner knows the person by this number alone. */
  person: z.int(),
  /** Null once the account is deleted. */
  userId: z.string().nullable(),
  name: z.string().nullable(),
  withdrawn: z.boolean(),
  /** How many items were rated or skipped. */
  done: z.int(),
  skipped: z.int(),
})
type Annotator = z.infer<typeof annotator>

/** The people who rate an experiment, in the order of their invitations. For its owner alone. */
export async function annotatorsOf(
  { pool }: Pick<Database, 'pool'>,
  id: string,
): Promise<readonly Annotator[]> {
  const { rows } = await pool.query({
    name: 'annotators-of',
    text: `select a.person, a.user_id as "userId", u.name, a.withdrawn_at is not null as withdrawn,
                  (count(r.item))::int as done, (count(r.item) filter (where r.rating is null))::int as skipped
           from annotators a left join users u on u.id = a.user_id
           left join annotations r on r.experiment_id = a.experiment_id and r.person = a.person
           where a.experiment_id = $1 group by a.experiment_id, a.person, u.name order by a.person`,
    values: [id],
  })
  return rows.map((row) => annotator.parse(row))
}

const share = z.object({ person: z.int(), due: z.int() })

/** How many items each person has, by number. */
export async function dueItemsOf(
  { pool }: Pick<Database, 'pool'>,
  id: string,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await pool.query({
    name: 'due-items-of',
    text: `select a.person, (select count(*) from (${itemsOfPerson('a.experiment_id', 'a.person')}) i)::int as due
           from annotators a where a.experiment_id = $1`,
    values: [id],
  })
  return new Map(rows.map((row) => share.parse(row)).map(({ person, due }) => [person, due]))
}

const sample = z.object({
  items: z.int(),
  shared: z.int().default(0),
  people: z.int().default(1),
})

const annotating = z.object({
  /** The rubrics by which people rate, in order. */
  rubrics: z.array(z.string()),
  /** Whether the items of all of them are there. */
  ready: z.boolean(),
  /** Which items people rate. Null if everybody rates all of them. */
  sample: sample.nullable(),
  /** How many the first person has. Nobody has more. */
  items: z.int(),
  closed: z.boolean(),
  /** Since when people may rate. Null where nobody may. */
  openSince: time.nullable(),
})
type Annotating = z.infer<typeof annotating>

/** How people rate an experiment: by which rubrics, how many items, and whether they still may. */
export async function annotatingOf({ pool }: Pick<Database, 'pool'>, id: string): Promise<Annotating> {
  const { rows } = await pool.query({
    name: 'annotating-of',
    text: `select coalesce(array_agg(r.rubric order by r.place) filter (where r.rubric is not null), '{}') as rubrics,
                  coalesce(bool_and(r.state = 'open'), false) as ready,
                  (select count(*) from (${itemsOfPerson('$1', '1')}) i)::int as items,
                  e.annotation_closed_at is not null as closed, ${ratingOpenSince('e')} as "openSince",
                  coalesce(e.people_sample, e.spec->'sample') as sample
           from experiments e left join annotated_rubrics r on r.experiment_id = e.id
           where e.id = $1 group by e.id`,
    values: [id],
  })
  return annotating.parse(
    rows[0] ?? { rubrics: [], ready: false, items: 0, closed: false, openSince: null, sample: null },
  )
}

export interface Invitation {
  readonly userIds: readonly string[]
  /** Those by which the people rate. Rubrics that are there already stay. */
  readonly rubrics: readonly string[]
  /** Which items people rate, in the place of what the specification says. */
  readonly sample?: z.infer<typeof sample> | undefined
}

/** Invites people on a connection of the caller. One who was withdrawn is invited again, under the same number. */
export async function inviteOn(
  client: Pick<pg.ClientBase, 'query'>,
  id: string,
  { userIds, rubrics }: Invitation,
): Promise<Refusal<'too-many'> | { readonly ok: true }> {
  if (userIds.length === 0) return { ok: true }
  await client.query('select 1 from experiments where id = $1 for update', [id])
  await client.query({
    name: 'invite-annotators',
    text: `insert into annotators (experiment_id, person, user_id)
           select $1, (select coalesce(max(person), 0) from annotators where experiment_id = $1)
                      + row_number() over (order by w.place), w.id
           from unnest($2::text[]) with ordinality as w(id, place)
           where not exists (select 1 from annotators where experiment_id = $1 and user_id = w.id)`,
    values: [id, [...new Set(userIds)]],
  })
  await client.query({
    name: 'invite-again',
    text: `update annotators set withdrawn_at = null where experiment_id = $1 and user_id = any($2::text[])`,
    values: [id, userIds],
  })
  await client.query({
    name: 'add-annotated-rubrics',
    text: `insert into annotated_rubrics (experiment_id, place, rubric)
           select $1, (select coalesce(max(place), 0) from annotated_rubrics where experiment_id = $1)
                      + row_number() over (order by w.place), w.rubric
           from unnest($2::text[]) with ordinality as w(rubric, place)
           where not exists (select 1 from annotated_rubrics where experiment_id = $1 and rubric = w.rubric)`,
    values: [id, [...new Set(rubrics)]],
  })
  await tellRatingsAnew(client, id)
  const { rows } = await client.query<{ count: number }>({
    name: 'count-annotators',
    text: 'select count(*)::int as count from annotators where experiment_id = $1',
    values: [id],
  })
  return (rows[0]?.count ?? 0) > mostAnnotators ? refuse('too-many') : { ok: true }
}

/** Invites people to rate an experiment that is over, or what there is of one that is paused. */
export async function inviteAnnotators(
  db: Pick<Database, 'pool'>,
  id: string,
  invitation: Invitation,
): Promise<{ readonly ok: true } | Refusal<'too-many' | 'not-in-that-state' | 'rated-already'>> {
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query(
      `select 1 from experiments where id = $1 and state in ('ended', 'paused') and played > 0 for update`,
      [id],
    )
    if ((rowCount ?? 0) === 0) return refuse('not-in-that-state')
    if (invitation.sample && !(await chooseSample(client, id, invitation.sample)))
      return refuse('rated-already')
    const invited = await inviteOn(client, id, invitation)
    if (!invited.ok) throw new TooMany()
    return invited
  }).catch((error: unknown) => {
    if (error instanceof TooMany) return refuse('too-many')
    throw error
  })
}

/** Nobody's items change while they are rated: false if something is rated, and another sample was chosen before. */
async function chooseSample(
  client: Pick<pg.ClientBase, 'query'>,
  id: string,
  chosen: z.infer<typeof sample>,
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'choose-people-sample',
    text: `update experiments set people_sample = $2::jsonb
           where id = $1 and (coalesce(people_sample, spec->'sample') = $2::jsonb
                              or not exists (select 1 from annotations where experiment_id = $1))`,
    values: [id, JSON.stringify(chosen)],
  })
  return (rowCount ?? 0) > 0
}

/** Rolls an invitation back. */
class TooMany extends Error {}

/** Takes an invitation back. What the person said stays. False if nobody who may rate has this number. */
export async function withdrawAnnotator(
  db: Pick<Database, 'pool'>,
  id: string,
  person: number,
): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const { rowCount } = await client.query({
      name: 'withdraw-annotator',
      text: `update annotators set withdrawn_at = now()
             where experiment_id = $1 and person = $2 and withdrawn_at is null`,
      values: [id, person],
    })
    if ((rowCount ?? 0) === 0) return false
    await tellRatingsAnew(client, id)
    return true
  })
}

/** Ends the rating of an experiment by people, or lets them go on. */
export async function closeAnnotating(
  db: Pick<Database, 'pool'>,
  id: string,
  isClosed: boolean,
): Promise<void> {
  await inTransaction(db, async (client) => {
    await client.query({
      name: 'close-annotating',
      text: `update experiments set annotation_closed_at = case when $2 then coalesce(annotation_closed_at, now()) end
             where id = $1`,
      values: [id, isClosed],
    })
    await tellRatingsAnew(client, id)
  })
}

const foundAccount = z.object({ wanted: z.string(), ids: z.array(z.string()) })
type FoundAccount = z.infer<typeof foundAccount>

/**
 * The accounts behind names: those that are called so, or the one with this id. Several people may have the same name.
 * Suspended accounts are not found.
 */
export async function findAccounts(
  { pool }: Pick<Database, 'pool'>,
  names: readonly string[],
): Promise<readonly FoundAccount[]> {
  const { rows } = await pool.query({
    name: 'find-accounts',
    text: `select w.wanted, coalesce(array_agg(u.id order by u.id) filter (where u.id is not null), '{}') as ids
           from (select distinct wanted from unnest($1::text[]) as t(wanted)) w
           left join users u on (u.id = w.wanted or u.name = w.wanted) and u.suspended_at is null
           group by w.wanted`,
    values: [names],
  })
  return rows.map((row) => foundAccount.parse(row))
}
