import type { TicketRefusal } from '@wis/arena'
import { ids } from '@wis/engine'
import type { AgentId, SeasonId, TicketId } from '@wis/engine'
import { kitCalled, languages } from '@wis/games'
import type { Language } from '@wis/games'
import type pg from 'pg'
import { z } from 'zod'
import { refuse } from '../../database.ts'
import type { Database, Refusal } from '../../database.ts'
import { newId } from '../../new-id.ts'
import { playsGame } from '../../season/entry/taking-part.ts'
import { seasonFor } from '../../season/read-season.ts'
import { agentsAtTable, isFirstOfItsAgent } from '../../season/season-sql.ts'
import { openTicketOn } from '../../ticket/open-ticket.ts'
import { inTransaction } from '../../transaction.ts'
import { kindHas } from '../kind-sql.ts'
import { takeFork } from './deal-fork.ts'

/** Where a finished match is taken up again. */
export interface ForkPlace {
  readonly matchId: string
  /** The number of entries to take over: all before that of a call. 0 for the deal alone. */
  readonly seq: number
}

export type ForkRefusal =
  | TicketRefusal
  | 'no-such-version'
  | 'no-such-match'
  | 'match-not-over'
  | 'match-of-experiment'
  | 'no-such-turn'
  | 'other-table'
  | 'same-version'
  | 'nothing-to-repeat'

export type ForksOpened =
  | { readonly ok: true; readonly ticketId: TicketId; readonly forks: number }
  | Refusal<ForkRefusal>

interface ForksWanted {
  /** The version that plays. If absent, the newest. */
  readonly version?: number | undefined
  /** One after the other. All of one game and language. */
  readonly places: readonly ForkPlace[]
  /** Whether a new version shows here what it can do before it plays ranked. */
  readonly isTrial?: boolean
}

/**
 * Has finished matches of an agent played again as practice, by any of its versions: with the same deal, and what was
 * said and done up to a turn. The house agents of the table sit there again, and others in place of strangers. Each match
 * is its owner's alone, and counts for nobody.
 */
export async function openForks(
  db: Database,
  agentId: AgentId,
  { version, places, isTrial = false }: ForksWanted,
): Promise<ForksOpened> {
  const season = await seasonOf(db, agentId, places)
  if (typeof season === 'string') return refuse(season)
  return inTransaction(db, async (client) => {
    const versionId = await versionOf(client, agentId, version)
    if (versionId === undefined) return refuse('no-such-version')
    const opened = await openTicketOn(client, {
      agentId,
      seasonId: season.id,
      mode: 'practice',
      language: season.language,
      matches: places.length,
    })
    if (!opened.ok) return opened
    const { ticketId } = opened
    const { rowCount } = await client.query(insertForks, [
      ...[agentId, versionId, season.id, season.language, ticketId],
      ...[places.map(() => newId()), places.map(({ matchId }) => matchId), places.map(({ seq }) => seq)],
      isTrial,
    ])
    if (rowCount !== places.length) throw new Error(`forks of ${agentId}: ${rowCount} of ${places.length}`)
    await takeFork(client, { ticketId, seriesId: ticketId })
    return { ok: true, ticketId, forks: places.length }
  })
}

// The seat is the first of the agent: where it plays with itself, all are its own.
const insertForks = `
  insert into forks (id, agent_id, version_id, of_match_id, seq, seat, series_id, is_trial, opponents)
  select w.id, $1, $2, w.match_id, w.seq, x.seat, $5, $9, array(
    select a.id from seats o join agents a on a.id = o.agent_id join seasons s on s.id = $3
    where o.match_id = w.match_id and o.agent_id <> $1 and ${kindHas('fillsTables')}
      and a.online and a.retired_at is null and $4 = any(a.languages) and ${playsGame})
  from unnest($6::text[], $7::text[], $8::int[]) as w(id, match_id, seq)
  join seats x on x.match_id = w.match_id and x.agent_id = $1 and ${isFirstOfItsAgent('x')}`

async function versionOf(
  client: pg.ClientBase,
  agentId: AgentId,
  number: number | undefined,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `select id from agent_versions where agent_id = $1 and ($2::int is null or number = $2) order by number desc limit 1`,
    [agentId, number ?? null],
  )
  return rows[0]?.id
}

const table = z.object({
  game: z.string(),
  language: z.enum(languages),
  seasonId: z.string(),
  players: z.int(),
  isPlayed: z.boolean(),
  isAlone: z.boolean(),
  isOver: z.boolean(),
  studied: z.boolean(),
  asked: z.boolean(),
})

interface SeasonFound {
  readonly id: SeasonId
  readonly language: Language
}

/** The season whose agents fill the tables: that of the matches, or the usual one of the game if that is over. */
async function seasonOf(
  db: Database,
  agentId: AgentId,
  places: readonly ForkPlace[],
): Promise<SeasonFound | ForkRefusal> {
  const { rows } = await db.pool.query(
    `select m.game, m.language, m.season_id as "seasonId", (select count(*)::int from seats where match_id = m.id) as players,
            s.state = 'open' as "isPlayed", m.status = 'finished' as "isOver", m.mode = 'experiment' as studied,
            (select count(distinct agent_id) = 1 from seats where match_id = m.id) as "isAlone",
            w.seq = 0 or exists (select 1 from calls_of(m.id) c where c.seq = w.seq) as asked
     from unnest($2::text[], $3::int[]) with ordinality as w(match_id, seq, place)
     join matches m on m.id = w.match_id join seasons s on s.id = m.season_id
     join seats x on x.match_id = m.id and x.agent_id = $1 and ${isFirstOfItsAgent('x')}
     where not m.withheld or exists (select 1 from forks f where f.match_id = m.id and f.agent_id = $1)
     order by w.place`,
    [agentId, places.map(({ matchId }) => matchId), places.map(({ seq }) => seq)],
  )
  const found = rows.map((row) => table.parse(row))
  const [first] = found
  if (!first) return places.length === 0 ? 'nothing-to-repeat' : 'no-such-match'
  if (found.length < places.length) return 'no-such-match'
  if (found.some(({ studied }) => studied)) return 'match-of-experiment'
  if (found.some(({ isOver }) => !isOver)) return 'match-not-over'
  if (found.some(({ asked }) => !asked)) return 'no-such-turn'
  const { game, language, isAlone } = first
  const speaks = kitCalled(game)?.setup.words === true
  if (
    found.some((one) => one.game !== game || (speaks && one.language !== language) || one.isAlone !== isAlone)
  )
    return 'other-table'
  const seats = isAlone ? 'self-play' : 'strangers'
  const id = first.isPlayed ? ids.season(first.seasonId) : await seasonFor(db, { game, language, seats })
  if (!id) return 'season-closed'
  const { rows: seasons } = await db.pool.query<{ players: number | null }>(
    `select ${agentsAtTable} as players from seasons s where s.id = $1`,
    [id],
  )
  const players = isAlone ? 1 : first.players
  return found.some((one) => one.players !== first.players) || seasons[0]?.players !== players
    ? 'other-table'
    : { id, language }
}
