import { entering, enteringStates, entryLife } from '@wis/arena'
import type { EntryRefusal } from '@wis/arena'
import type { AgentId, SeasonId } from '@wis/engine'
import { entryStates, seasonTerms } from '@wis/protocol'
import type { EntryState } from '@wis/protocol'
import type pg from 'pg'
import { z } from 'zod'
import { hasBadge } from '../../agent/check/badge.ts'
import { isExperimental, vouchingAt } from '../../agent/connector/stored-connector.ts'
import { refuse } from '../../database.ts'
import type { Database, Refusal } from '../../database.ts'
import { isOneOf, leaveQueueAs, takes } from '../../life-sql.ts'
import { newId } from '../../new-id.ts'
import { inTransaction } from '../../transaction.ts'
import { lockSeason } from '../change-season.ts'
import { laddersOf, speaks } from '../ladders.ts'
import { playsGame } from './taking-part.ts'

/** Tells the organizer that an agent has entered or asks to, unless the agent is the organizer's own. */
async function tellOrganizer(
  client: pg.ClientBase,
  { seasonId, agentId, state }: { seasonId: SeasonId; agentId: AgentId; state: 'requested' | 'entered' },
): Promise<void> {
  await client.query({
    name: 'tell-organizer-of-entrant',
    text: `insert into notices (id, user_id, kind, params)
           select $1, s.owner_id, 'season-entrant', jsonb_build_object(
             'state', $4::text, 'agent', a.name, 'season', s.name, 'slug', s.slug)
           from seasons s join agents a on a.id = $3
           where s.id = $2 and s.owner_id is not null and s.owner_id is distinct from a.owner_id`,
    values: [newId(), seasonId, agentId, state],
  })
}

export type EntryMade = { readonly ok: true; readonly state: EntryState } | Refusal<EntryRefusal>

/**
 * Enters an agent at its owner's wish: at once if entry is open or the agent was invited, else as a request. Its
 * newest version must have passed a flight check under the season's ruleset, in a language that both play.
 */
export async function enterSeason(
  db: Database,
  { seasonId, agentId }: { readonly seasonId: SeasonId; readonly agentId: AgentId },
): Promise<EntryMade> {
  return inTransaction(db, async (client) => {
    const found = await entrant(client, seasonId, agentId)
    if (found === 'no-such-season' || found === 'no-such-agent') return refuse(found)
    const { kind, settings } = found
    const made = entering({
      ...found,
      isExperimental: isExperimental(kind, settings),
      isVouchedFor: vouchingAt(kind, settings).vouched,
    })
    if (!made.ok) return made
    const { state } = made
    await saveEntry(client, { seasonId, agentId, state })
    await tellOrganizer(client, { seasonId, agentId, state })
    return made
  })
}

/** Stores a new entry, or changes an existing one. */
export async function saveEntry(
  client: pg.ClientBase,
  { seasonId, agentId, state }: { seasonId: SeasonId; agentId: AgentId; state: EntryState },
): Promise<void> {
  await client.query({
    name: 'save-entry',
    text: `insert into season_entries (season_id, agent_id, state, decided_at) values ($1, $2, $3, now())
           on conflict (season_id, agent_id) do update set state = $3, decided_at = now()`,
    values: [seasonId, agentId, state],
  })
}

const entrantRow = z.object({
  kind: z.string(),
  settings: z.unknown(),
  retired: z.boolean(),
  open: z.boolean(),
  terms: seasonTerms,
  plays: z.boolean(),
  playsGame: z.boolean(),
  badge: z.boolean(),
  entry: z.enum(entryStates).nullable(),
})

type Entrant = z.output<typeof entrantRow>

/** Locks the season, so that nobody comes in while it is moved on, and so that a double entry is noticed. */
async function entrant(
  client: pg.ClientBase,
  seasonId: SeasonId,
  agentId: AgentId,
): Promise<Entrant | 'no-such-season' | 'no-such-agent'> {
  const locked = await client.query({
    name: 'lock-season-entry',
    text: `select 1 from seasons where id = $1 for no key update`,
    values: [seasonId],
  })
  if (locked.rowCount === 0) return 'no-such-season'
  const { rows } = await client.query({
    name: 'season-entrant',
    text: `select a.kind, v.settings, a.retired_at is not null as retired, s.terms, e.state as entry,
                  ${isOneOf('s.state', enteringStates)} and coalesce(s.entry_ends_at > now(), true)
                    and not exists (select 1 from fixtures f where f.season_id = s.id) as open,
                  exists (select 1 from unnest(${laddersOf}) as l(language) where ${speaks('l.language')}) as plays, ${playsGame} as "playsGame",
                  exists (select 1 from unnest(${laddersOf}) as l(language) where ${speaks('l.language')}
                          and ${hasBadge('v.id', 'l.language')}) as badge
           from seasons s cross join agents a
           join lateral (select id, settings from agent_versions where agent_id = a.id order by number desc limit 1) v on true
           left join season_entries e on e.season_id = s.id and e.agent_id = a.id
           where s.id = $1 and a.id = $2`,
    values: [seasonId, agentId],
  })
  return rows.length === 0 ? 'no-such-agent' : entrantRow.parse(rows[0])
}

/**
 * Takes an agent out of a season at its owner's wish. False if it was not in it, or the season is closed and can no
 * longer change. Its matches stay; a house agent sits in for its remaining ones.
 */
export async function withdrawEntry(
  db: Database,
  { seasonId, agentId }: { readonly seasonId: SeasonId; readonly agentId: AgentId },
): Promise<boolean> {
  return inTransaction(db, async (client) => {
    if ((await lockSeason(client, seasonId))?.state === 'closed') return false
    const { rowCount } = await client.query({
      name: 'withdraw-entry',
      text: `update season_entries set state = 'withdrawn', decided_at = now()
             where season_id = $1 and agent_id = $2 and ${takes(entryLife, 'withdraw')}`,
      values: [seasonId, agentId],
    })
    if (rowCount === 0) return false
    await client.query({
      name: 'withdraw-tickets',
      text: `${leaveQueueAs('withdrawn')} and t.season_id = $1 and t.agent_id = $2`,
      values: [seasonId, agentId],
    })
    return true
  })
}
