import type pg from 'pg'
import { z } from 'zod'
import { refuse } from '../../database.ts'
import type { Database, Refusal } from '../../database.ts'
import { time } from '../../time-column.ts'
import { inTransaction } from '../../transaction.ts'
import { itemsOfPerson } from './due-items.ts'

/**
 * The items that people rate, each with its place in the order of one person: those that were given out earlier first,
 * rubric by rubric, and shuffled within a rubric by a hash of the experiment, the person and the item. $1 is the experiment,
 * and $2 the person.
 */
const placed = `
  select i.rubric, i.item, i.number, i.language, i.parts,
         row_number() over (
           order by i.opened, i.rubric_place, md5($1::text || '/' || $2::int || '/' || i.rubric || '/' || i.item), i.item
         )::int as place
  from (${itemsOfPerson('$1', '$2::int')}) i`

const invitation = z.object({
  person: z.int(),
  name: z.string(),
  withdrawn: z.boolean(),
  closed: z.boolean(),
  /** Whether the items of all rubrics are there. */
  ready: z.boolean(),
  due: z.int(),
  done: z.int(),
  skipped: z.int(),
})
export type AnnotatorInvitation = z.infer<typeof invitation> & { readonly experimentId: string }

const invitationColumns = `
  a.experiment_id as "experimentId", a.person, e.name, a.withdrawn_at is not null as withdrawn,
  e.annotation_closed_at is not null as closed,
  not exists (select 1 from annotated_rubrics r where r.experiment_id = e.id and r.state = 'waiting') as ready,
  (select count(*) from (${itemsOfPerson('a.experiment_id', 'a.person')}) i)::int as due,
  (select count(*) from annotations n where n.experiment_id = e.id and n.person = a.person)::int as done,
  (select count(*) from annotations n
   where n.experiment_id = e.id and n.person = a.person and n.rating is null)::int as skipped`

const invited = invitation.extend({ experimentId: z.string() })

/** The invitation of a person to rate an experiment, also one that was withdrawn. Undefined if there never was one. */
export async function invitationTo(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  userId: string,
): Promise<AnnotatorInvitation | undefined> {
  const { rows } = await pool.query({
    name: 'invitation-to',
    text: `select ${invitationColumns} from annotators a join experiments e on e.id = a.experiment_id
           where a.experiment_id = $1 and a.user_id = $2`,
    values: [id, userId],
  })
  return rows[0] && invited.parse(rows[0])
}

/** The experiments that a person may rate now, the newest first. */
export async function openInvitations(
  { pool }: Pick<Database, 'pool'>,
  userId: string,
): Promise<readonly AnnotatorInvitation[]> {
  const { rows } = await pool.query({
    name: 'open-invitations',
    text: `select ${invitationColumns} from annotators a join experiments e on e.id = a.experiment_id
           where a.user_id = $1 and a.withdrawn_at is null and e.annotation_closed_at is null
             and e.state <> 'cancelled'
           order by a.invited_at desc, e.id limit 50`,
    values: [userId],
  })
  return rows.map((row) => invited.parse(row))
}

const item = z.object({
  place: z.int(),
  rubric: z.string(),
  language: z.enum(['en', 'zh']),
  parts: z.record(z.string(), z.string()),
  /** Whether the person has rated or skipped it. */
  isDone: z.boolean(),
  rating: z.int().nullable(),
  /** What was chosen from a list. Null where there is none. */
  picks: z.array(z.string()).nullable(),
})
/** An item as its rater may see it. It says nothing about where it comes from. */
export type AnnotatedItem = z.infer<typeof item>

export interface ByPerson {
  readonly id: string
  readonly person: number
}

/** The item at a place in the order of a person. Without a place, the first one that the person has not rated. */
export async function itemFor(
  { pool }: Pick<Database, 'pool'>,
  { id, person }: ByPerson,
  place?: number,
): Promise<AnnotatedItem | undefined> {
  const { rows } = await pool.query({
    name: 'item-for',
    text: `select p.place, p.rubric, p.language, p.parts, n.item is not null as "isDone", n.rating, n.picks
           from (${placed}) p
           left join annotations n on n.experiment_id = $1 and n.person = $2 and n.rubric = p.rubric and n.item = p.item
           where case when $3::int is null then n.item is null else p.place = $3 end
           order by p.place limit 1`,
    values: [id, person, place ?? null],
  })
  return rows[0] && item.parse(rows[0])
}

export interface NewAnnotation extends ByPerson {
  readonly userId: string
  readonly place: number
  /** Null if the person cannot say. */
  readonly rating: number | null
  /** What was chosen from a list. `rating` is then how many. */
  readonly picks?: readonly string[] | undefined
}

/**
 * Stores or changes what a person says of an item. Refused once the invitation is withdrawn or the owner has closed the
 * rating, even if that happens at the same moment.
 */
export async function keepAnnotation(
  db: Pick<Database, 'pool'>,
  { id, person, userId, place, rating, picks }: NewAnnotation,
): Promise<{ readonly ok: true } | Refusal<'may-not-rate' | 'no-item'>> {
  return inTransaction(db, async (client) => {
    if (!(await mayAnnotate(client, { id, person, userId }))) return refuse('may-not-rate')
    const { rowCount } = await client.query({
      name: 'keep-annotation',
      text: `insert into annotations (experiment_id, person, rubric, item, number, place, rating, picks)
             select $1, $2, p.rubric, p.item, p.number, p.place, $4::int, $5::jsonb from (${placed}) p where p.place = $3
             on conflict (experiment_id, person, rubric, item)
             do update set rating = excluded.rating, picks = excluded.picks, rated_at = now()`,
      values: [id, person, place, rating, picks ? JSON.stringify(picks) : null],
    })
    if ((rowCount ?? 0) === 0) return refuse('no-item')
    await makeReportAgain(client, id)
    return { ok: true }
  })
}

/** Takes the last rating of a person back, as if it had never been given. Tells the place of its item. */
export async function undoAnnotation(
  db: Pick<Database, 'pool'>,
  { id, person, userId }: ByPerson & { readonly userId: string },
): Promise<{ readonly ok: true; readonly place: number } | Refusal<'may-not-rate' | 'nothing-rated'>> {
  return inTransaction(db, async (client) => {
    if (!(await mayAnnotate(client, { id, person, userId }))) return refuse('may-not-rate')
    const { rows } = await client.query<{ place: number }>({
      name: 'undo-annotation',
      text: `delete from annotations n using (
               select rubric, item from annotations where experiment_id = $1 and person = $2
               order by rated_at desc, place desc limit 1
             ) last
             where n.experiment_id = $1 and n.person = $2 and n.rubric = last.rubric and n.item = last.item
             returning n.place`,
      values: [id, person],
    })
    if (!rows[0]) return refuse('nothing-rated')
    await makeReportAgain(client, id)
    return { ok: true, place: rows[0].place }
  })
}

type Client = Pick<pg.ClientBase, 'query'>

async function mayAnnotate(
  client: Client,
  { id, person, userId }: ByPerson & { readonly userId: string },
): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'may-annotate',
    text: `select 1 from annotators a join experiments e on e.id = a.experiment_id
           where a.experiment_id = $1 and a.person = $2 and a.user_id = $3 and a.withdrawn_at is null
             and e.annotation_closed_at is null for share of a for update of e`,
    values: [id, person, userId],
  })
  return (rowCount ?? 0) > 0
}

const makeReportAgain = (client: Client, id: string) =>
  client.query('update experiments set judged = judged + 1 where id = $1', [id])

const saidByPerson = z.object({
  rubric: z.string(),
  judge: z.string(),
  item: z.string(),
  rating: z.int().nullable(),
})

/** What people have rated so far, as far as it has a number. Others than the owner read it in the report. */
export async function annotationsOf(
  { pool }: Pick<Database, 'pool'>,
  id: string,
): Promise<readonly z.infer<typeof saidByPerson>[]> {
  const { rows } = await pool.query({
    name: 'annotations-of',
    text: `select rubric, 'person ' || person as judge, item, rating from annotations
           where experiment_id = $1 and picks is null order by rubric, item, person`,
    values: [id],
  })
  return rows.map((row) => saidByPerson.parse(row))
}

const owned = z.object({
  experiment: z.string(),
  rubric: z.string(),
  place: z.int(),
  rating: z.int().nullable(),
  picks: z.array(z.string()).nullable(),
  ratedAt: time,
})

/** Everything that a person rated, for the person. */
export async function annotationsBy(
  { pool }: Pick<Database, 'pool'>,
  userId: string,
): Promise<readonly z.infer<typeof owned>[]> {
  const { rows } = await pool.query({
    name: 'annotations-by',
    text: `select n.experiment_id as experiment, n.rubric, n.place, n.rating, n.picks, n.rated_at as "ratedAt"
           from annotations n join annotators a using (experiment_id, person)
           where a.user_id = $1 order by n.experiment_id, n.place`,
    values: [userId],
  })
  return rows.map((row) => owned.parse(row))
}
