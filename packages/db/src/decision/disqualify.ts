import { fixtureLife, mostAttempts } from '@wis/arena'
import type pg from 'pg'
import { leaveQueueAs, runs, takes } from '../life-sql.ts'
import { seatAgain } from '../season/fixture/replace-absent.ts'

/**
 * Takes an agent out of a season. Its matches stay, and it plays no more: its places in the queue are given up, and a
 * house agent sits in at its remaining scheduled matches.
 */
export async function disqualify(client: pg.ClientBase, seasonId: string, agentId: string): Promise<void> {
  await client.query({
    name: 'disqualify-entry',
    text: `insert into season_entries (season_id, agent_id, state, state_before, decided_at)
           values ($1, $2, 'disqualified', 'none', now())
           on conflict (season_id, agent_id)
           do update set state_before = season_entries.state, state = 'disqualified', decided_at = now()`,
    values: [seasonId, agentId],
  })
  await client.query({
    name: 'disqualify-tickets',
    text: `${leaveQueueAs('disqualified')} and t.season_id = $1 and t.agent_id = $2`,
    values: [seasonId, agentId],
  })
}

/**
 * Gives the agent its former state back. It plays its scheduled matches that have not begun or were dropped, if that
 * is still possible.
 */
export async function readmit(client: pg.ClientBase, seasonId: string, agentId: string): Promise<void> {
  await client.query({
    name: 'readmit-none',
    text: `delete from season_entries
           where season_id = $1 and agent_id = $2 and state = 'disqualified' and state_before = 'none'`,
    values: [seasonId, agentId],
  })
  await client.query({
    name: 'readmit-entry',
    text: `update season_entries set state = coalesce(state_before, 'entered'), state_before = null, decided_at = now()
           where season_id = $1 and agent_id = $2 and state = 'disqualified'`,
    values: [seasonId, agentId],
  })
  await client.query({
    name: 'bring-back-fixtures',
    text: bringBackStatement,
    values: [seasonId, agentId, mostAttempts],
  })
  await seatAgain(client, seasonId, agentId)
}

/**
 * Leaves out matches dropped after too many void attempts, and knockout matches that later stages already depend on.
 */
const bringBackStatement = `
  update fixtures f set state = '${fixtureLife.leadsTo('bring-back')}', not_before = null
  from seasons s
  where f.season_id = $1 and ${takes(fixtureLife, 'bring-back', 'f.state')} and $2 = any(f.agent_ids || f.scheduled_ids) and f.attempts < $3
    and s.id = f.season_id and ${runs()}
    and f.stage = (select max(o.stage) from fixtures o where o.season_id = $1 and o.language = f.language)
    and exists (select 1 from season_entries e
                where e.season_id = f.season_id and e.agent_id = $2 and e.state = 'entered')`
