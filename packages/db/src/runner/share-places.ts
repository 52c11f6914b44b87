import type { Database } from '../database.ts'
import { leftBehind } from './runner-jobs.ts'

/** The queues whose places members share. A job of any other belongs to several members or to none. */
export const sharedQueues = ['experiment', 'flight-check'] as const
export type SharedQueue = (typeof sharedQueues)[number]

/** SQL of the member that a job `j` works for, and of the part of the member's work that it belongs to. */
const whose: Readonly<Record<SharedQueue, string>> = {
  // The key of a job beside matches names its experiment.
  experiment: `
    select e.owner_id as owner, e.id as part
    from experiments e
    where e.id = coalesce((select x.experiment_id from experiment_matches x where x.match_id = j.key), split_part(j.key, '/', 2))`,
  'flight-check': `
    select a.owner_id as owner, a.id as part
    from flight_checks c join agents a on a.id = c.agent_id where c.id = j.key
    union all
    select a.owner_id, a.id
    from call_reruns r join agents a on a.id = r.agent_id where r.id = split_part(j.key, '/', 2)`,
}

/** Jobs that wait and jobs in hand, of all runners. Those that are over are never looked at. */
const owned = (queue: SharedQueue) => `
  jobs as (
    select id, created_on, priority, data->>'key' as key, false as "isActive" from pgboss.job
    where name = '${queue}' and state < 'active' and start_after <= now()
    union all
    select b.id, b.created_on, b.priority, b.data->>'key', true
    from runner_jobs r join pgboss.job b on b.name = '${queue}' and b.id = r.job_id::uuid and b.state = 'active'
    where r.queue = '${queue}'
  ), owned as (
    select j.id, j.created_on, j.priority, j."isActive", coalesce(w.owner, '') as owner, coalesce(w.part, '') as part
    from jobs j left join lateral (${whose[queue]}) w on true
  )`

/**
 * Puts the jobs that wait in a fair order: the next place goes to the member who has the fewest places, and of this
 * member's work to the part that has the fewest. Jobs that have lost their runner come before all others as before.
 */
export async function shareJobs({ pool }: Pick<Database, 'pool'>, queue: SharedQueue): Promise<void> {
  await pool.query({
    name: `share-jobs-${queue}`,
    text: `with ${owned(queue)}, in_part as (
             select o.*, row_number() over (partition by owner, part order by created_on, id)
               + (select count(*) from owned a where a."isActive" and a.owner = o.owner and a.part = o.part) as nth
             from owned o where not "isActive" and priority < ${leftBehind}
           ), in_turn as (
             select p.*, row_number() over (partition by owner order by nth, created_on, id)
               + (select count(*) from owned a where a."isActive" and a.owner = p.owner) as turn
             from in_part p
           ), placed as (
             select id, priority, case
               when (select count(distinct (owner, part)) from in_turn) < 2 then 0
               else - row_number() over (order by turn, created_on, id)
             end as place from in_turn
           ), free as (
             select b.id from pgboss.job b join placed p on p.id = b.id and p.priority <> p.place
             where b.name = '${queue}' and b.state < 'active' order by b.id for update of b skip locked
           )
           update pgboss.job b set priority = p.place from placed p join free using (id)
           where b.name = '${queue}' and b.id = p.id`,
  })
}

/**
 * Whether a job that holds a place for an experiment should give it back: a member with fewer places waits, or another
 * experiment of the same member that has fewer.
 */
export async function hasToGiveWay({ pool }: Pick<Database, 'pool'>, experimentId: string): Promise<boolean> {
  const { rows } = await pool.query({
    name: 'has-to-give-way',
    text: `with ${owned('experiment')}, parts as (
             select owner, part, count(*) filter (where "isActive") as active,
                    count(*) filter (where not "isActive") as waiting
             from owned group by owner, part
           ), members as (
             select owner, sum(active) as active, sum(waiting) as waiting from parts group by owner
           ), own as (
             select p.owner, p.part, p.active, m.active as "ofMember"
             from parts p join members m using (owner) where p.part = $1
           )
           select 1 from own
           where exists (select 1 from members m
                         where m.owner <> own.owner and m.waiting > 0 and m.active < own."ofMember")
              or exists (select 1 from parts p
                         where p.owner = own.owner and p.part <> own.part and p.waiting > 0 and p.active < own.active)`,
    values: [experimentId],
  })
  return rows.length > 0
}
