import type { AgentId } from '@wis/engine'
import { agentPeoplePage } from '@wis/protocol'
import type { AgentPeoplePage, AgentRights } from '@wis/protocol'
import { refuse } from '../../database.ts'
import type { Database, Refusal } from '../../database.ts'
import { inTransaction } from '../../transaction.ts'
import { recordAndTell, recordDeed } from './deeds.ts'
import { lockedAgent } from './invitations.ts'

const deedsShown = 200

const iso = (time: string) => `to_char(${time} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const account = (user: string) => `json_build_object('id', ${user}.id, 'name', ${user}.name)`
const rights = (row: string) => `json_build_object('change', ${row}.may_change, 'spend', ${row}.may_spend)`

/** Who works on an agent, who may begin to, and what they all did with it. */
export async function readPeople({ pool }: Database, agentId: AgentId): Promise<AgentPeoplePage | undefined> {
  const { rows } = await pool.query({
    name: 'agent-people',
    text: `select
             (select ${account('u')} from users u where u.id = a.owner_id) as owner,
             coalesce((select json_agg(json_build_object('account', ${account('u')}, 'rights', ${rights('p')}, 'since', ${iso('p.since')})
                                       order by p.since, p.user_id)
                       from agent_people p join users u on u.id = p.user_id where p.agent_id = a.id), '[]') as people,
             coalesce((select json_agg(json_build_object('id', i.id, 'rights', ${rights('i')}, 'expiresAt', ${iso('i.expires_at')})
                                       order by i.id)
                       from agent_invitations i where i.agent_id = a.id and i.expires_at > now()), '[]') as invitations,
             (select json_build_object('account', ${account('u')}, 'expiresAt', ${iso('o.expires_at')})
              from agent_offers o join users u on u.id = o.user_id
              where o.agent_id = a.id and o.expires_at > now()) as offer,
             coalesce((select json_agg(json_build_object(
                         'id', d.id, 'at', ${iso('d.at')}, 'deed', d.deed, 'detail', d.detail,
                         'by', case when b.id is not null then ${account('b')} end,
                         'about', case when w.id is not null then ${account('w')} end) order by d.id desc)
                       from (select * from agent_deeds where agent_id = a.id order by id desc limit ${deedsShown}) d
                       left join users b on b.id = d.user_id left join users w on w.id = d.about_id), '[]') as deeds
           from agents a where a.id = $1`,
    values: [agentId],
  })
  return rows[0] && agentPeoplePage.parse(rows[0])
}

/** Whom of those who work on an agent a change is about, and who makes it. */
interface Change {
  readonly agentId: AgentId
  readonly by: string
  readonly person: string
}

export type PersonChanged = { readonly ok: true } | Refusal<'no-such-person'>

export async function setRights(
  db: Database,
  { agentId, by, person, rights: { change, spend } }: Change & { readonly rights: AgentRights },
): Promise<PersonChanged> {
  return inTransaction(db, async (client) => {
    const agent = await lockedAgent(client, agentId)
    if (agent?.ownerId !== by) return refuse('no-such-person')
    const { rowCount } = await client.query(
      'update agent_people set may_change = $3, may_spend = $4 where agent_id = $1 and user_id = $2',
      [agentId, person, change, spend],
    )
    if (rowCount === 0) return refuse('no-such-person')
    await recordDeed(client, {
      agentId,
      by,
      about: person,
      deed: 'rights-changed',
      detail: { change, spend },
    })
    return { ok: true }
  })
}

/**
 * Somebody works on an agent no more: because the person leaves, or is sent away. Then all open links end as well,
 * because the person may know of them. An offer to the person ends with it.
 */
export async function removePerson(db: Database, { agentId, by, person }: Change): Promise<PersonChanged> {
  return inTransaction(db, async (client) => {
    const agent = await lockedAgent(client, agentId)
    const { rowCount } = await client.query('delete from agent_people where agent_id = $1 and user_id = $2', [
      agentId,
      person,
    ])
    if (!agent || rowCount === 0) return refuse('no-such-person')
    if (by === person) {
      const left = { agentId, by, deed: 'left' } as const
      await (agent.ownerId === null
        ? recordDeed(client, left)
        : recordAndTell(client, { ...left, to: agent.ownerId }))
      return { ok: true }
    }
    await client.query('delete from agent_invitations where agent_id = $1', [agentId])
    await recordAndTell(client, { agentId, by, about: person, deed: 'removed', to: person })
    return { ok: true }
  })
}
