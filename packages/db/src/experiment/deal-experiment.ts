import type { MatchId } from '@wis/engine'
import type pg from 'pg'
import { z } from 'zod'
import type { Database } from '../database.ts'
import { experimentColumns, storedExperiment } from './experiment.ts'
import type { StoredExperiment } from './experiment.ts'
import { useOfOtherParts } from './lab-use.ts'
import type { UseOfOthers } from './lab-use.ts'

/** Which match of an experiment it is, and how it is observed. */
export const matchPlan = z.object({
  deal: z.int(),
  subject: z.string(),
  condition: z.string(),
  /** The number of the person in this experiment, where people play. */
  person: z.int().optional(),
  /** The subject's. */
  seat: z.int(),
  factors: z.record(z.string(), z.string()),
  /** The seats that the condition changes. */
  changed: z.array(z.int()),
})
export type MatchPlan = z.infer<typeof matchPlan>

const member = z.object({
  /** How many matches of theirs wait for a runner, and how many are under way, those that wait among them. */
  waiting: z.int(),
  underWay: z.int(),
  /** Those that want to deal more, in no order. */
  running: z.array(z.string()),
})
/** A member with experiments that run. */
export type LabMember = z.infer<typeof member>

interface LabQueue {
  /** How many matches of experiments wait for a runner. */
  readonly waiting: number
  /** In no order. */
  readonly members: readonly LabMember[]
}

/** Looks at running experiments and their matches under way, however many were played. */
export async function labQueue({ pool }: Pick<Database, 'pool'>): Promise<LabQueue> {
  const { rows } = await pool.query({
    name: 'lab-queue',
    text: `select coalesce(sum(u.waiting), 0)::int as waiting, sum(u.playing)::int as "underWay",
                  array_agg(e.id order by random()) as running
           from experiments e
           cross join lateral (
             select count(*) filter (where m.status = 'waiting') as waiting, count(*) as playing
             from experiment_matches x join matches m on m.id = x.match_id and m.mode = 'experiment'
             where x.experiment_id = e.id and x.state = 'playing'
           ) u
           where e.state = 'running' and e.held is null group by e.owner_id order by random()`,
  })
  const members = rows.map((row) => member.parse(row))
  return { waiting: members.reduce((sum, { waiting }) => sum + waiting, 0), members }
}

/** A running experiment that only the caller may deal from until its transaction ends. */
export interface OpenExperiment extends StoredExperiment {
  /** How many of its matches are under way, and what is expected of their usage. */
  readonly under: { readonly matches: number; readonly tokens: number; readonly spend: number }
  /** The numbers of matches that were void and are dealt once more. */
  readonly again: readonly number[]
  /** What the other parts of its suite have used or are expected to use. Nothing for one that stands by itself. */
  readonly others: UseOfOthers
}

const under = z.object({
  matches: z.coerce.number(),
  tokens: z.coerce.number(),
  spend: z.coerce.number(),
  again: z.array(z.int()),
})

/** Undefined if it is not running, or another runner deals from it just now. */
export async function openExperiment(client: pg.ClientBase, id: string): Promise<OpenExperiment | undefined> {
  const { rows } = await client.query({
    name: 'lock-experiment',
    text: `select ${experimentColumns} from experiments where id = $1 and state = 'running' and held is null for update skip locked`,
    values: [id],
  })
  if (rows.length === 0) return undefined
  const found = await client.query({
    name: 'experiment-under-way',
    text: `select count(*) filter (where state = 'playing') as matches,
                  coalesce(sum(tokens) filter (where state = 'playing'), 0) as tokens,
                  coalesce(sum(spend) filter (where state = 'playing'), 0) as spend,
                  coalesce(array_agg(number order by number) filter (where state = 'again'), '{}') as again
           from experiment_matches where experiment_id = $1 and state in ('playing', 'again')`,
    values: [id],
  })
  const { again, ...counts } = under.parse(found.rows[0])
  const stored = storedExperiment.parse(rows[0])
  return { ...stored, under: counts, again, others: await useOfOtherParts(client, stored) }
}

export interface DealtPlan {
  readonly experimentId: string
  readonly number: number
  readonly matchId: MatchId
  readonly plan: MatchPlan
  /** What is expected of its usage. */
  readonly tokens: number
  readonly spend: number
}

/** Records that a match was dealt, on the connection that deals it. */
export async function keepDealt(client: pg.ClientBase, dealt: DealtPlan): Promise<void> {
  const { experimentId, number, matchId, plan, tokens, spend } = dealt
  await client.query({
    name: 'keep-planned-match',
    text: `with moved as (
             update experiments set next = greatest(next, $2 + 1) where id = $1
           )
           insert into experiment_matches (experiment_id, number, match_id, plan, tokens, spend)
           values ($1, $2, $3, $4, $5, $6)
           on conflict (experiment_id, number) do update
           set match_id = excluded.match_id, plan = excluded.plan, state = 'playing', attempts = experiment_matches.attempts + 1,
               tokens = excluded.tokens, spend = excluded.spend`,
    values: [experimentId, number, matchId, JSON.stringify(plan), tokens, spend],
  })
}

/** The place of a match in its experiment. */
const place = z.object({
  experimentId: z.string(),
  number: z.int(),
  /** How often it was dealt, this time included. */
  attempts: z.int(),
  plan: matchPlan,
  /** The conditions that the author of the experiment made, as they were written. */
  own: z.unknown(),
  /** Where its specification names measures, as it was written. */
  named: z.unknown(),
})
export type PlannedPlace = z.infer<typeof place>

/** Undefined for a match that is no experiment's, or no longer. */
export async function plannedPlace(
  { pool }: Pick<Database, 'pool'>,
  matchId: MatchId,
): Promise<PlannedPlace | undefined> {
  const { rows } = await pool.query({
    name: 'planned-place',
    text: `${selectPlace} where m.match_id = $1`,
    values: [matchId],
  })
  return rows[0] && place.parse(rows[0])
}

/** The same, and also of a match that was void and may have been dealt again. */
export async function placeOfMatch(
  { pool }: Pick<Database, 'pool'>,
  matchId: MatchId,
): Promise<PlannedPlace | undefined> {
  const { rows } = await pool.query({
    name: 'place-of-match',
    text: `${selectPlace} where (m.experiment_id, m.number) in (
             select experiment_id, number from experiment_matches where match_id = $1
             union all select experiment_id, number from experiment_voids where match_id = $1)`,
    values: [matchId],
  })
  return rows[0] && place.parse(rows[0])
}

const selectPlace = `
  select m.experiment_id as "experimentId", m.number, m.attempts, m.plan, e.spec->'own' as own,
         jsonb_build_object('measures', e.spec->'measures', 'stop', e.spec->'stop', 'aims', e.spec->'aims') as named
  from experiment_matches m join experiments e on e.id = m.experiment_id`
