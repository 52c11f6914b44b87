import type pg from 'pg'
import { deliveriesOf, idBeginning } from '../webhook/enqueue.ts'
import { expectedUse, today } from './expected-use.ts'

/** Owners get a notice at these shares of a limit, in per cent. */
const shares = [80, 95]

/**
 * Notifies owners whose agents have reached a new share of one of their limits, or have no room for another match and
 * so stop for the day. Each share gives one notice a day.
 */
export async function warnOfBudgets(client: pg.ClientBase, agentIds: readonly string[]): Promise<void> {
  await client.query({
    name: 'warn-of-budgets',
    text: `with used as (
             select a.id, a.slug, a.owner_id, l.what, l.used, l.most, case
               when l.used + l.next > l.most then 100
               else coalesce((select max(share) from unnest($2::int[]) as share where l.used * 100 >= l.most * share), 0)
             end as share
             from agents a join budget_days b on b.agent_id = a.id and b.day = ${today}
             cross join lateral (${expectedUse}) x
             cross join lateral (values
               ('matches', b.matches::float8, 1::float8, a.matches_per_day::float8),
               ('tokens', (b.tokens + b.check_tokens)::float8, x.tokens::float8, a.tokens_per_day::float8),
               ('money', (b.spend + b.check_spend)::float8, x.spend::float8, a.spend_per_day::float8)
             ) as l(what, used, next, most)
             where a.id = any($1::text[]) and l.most is not null
           ), highest as (
             select distinct on (id) * from used order by id, share desc
           ), raised as (
             update budget_days b set warned = highest.share
             from highest where b.agent_id = highest.id and b.day = ${today} and b.warned < highest.share
             returning highest.*
           ), heard as (
             ${heard}
           )
           insert into notices (id, user_id, agent_id, kind, params)
           select $3 || substr(md5(gen_random_uuid()::text), 1, 7), owner_id, id, 'budget-warning',
                  jsonb_build_object('what', what, 'percent', share, 'used', used, 'limit', most)
           from raised where owner_id is not null`,
    values: [agentIds, shares, idBeginning()],
  })
}

const heard = deliveriesOf({
  event: 'budget-80',
  beginning: '$3',
  from: 'raised',
  userId: 'raised.owner_id',
  payload: `jsonb_build_object('agentId', raised.id, 'agent', raised.slug, 'what', what, 'percent', share,
                               'used', used, 'limit', most)`,
})
