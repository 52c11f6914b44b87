import { settlementOfState } from '@wis/arena'
import type { PlayedFor, Settlement } from '@wis/arena'
import { ids, replay } from '@wis/engine'
import type { Language } from '@wis/games'
import type { MatchMode } from '@wis/protocol'
import type { Database } from '../../database.ts'
import { gameCalled } from '../../game/hosted-game.ts'
import type { HostedGames } from '../../game/hosted-game.ts'
import { logOf, readRows } from '../log/log-json.ts'
import type { EntryInRow } from '../log/log-json.ts'

interface PlayedGame extends PlayedFor {
  readonly game: string
}

/** The settlement of a decided match of any game, from its stored log. */
export function settlementOfLog(
  db: { readonly games: HostedGames },
  played: PlayedGame,
  stored: readonly EntryInRow[],
): Settlement {
  const game = gameCalled(db, played.game)
  return settlementOfState(game, played, replay(game.rules, readRows(game, stored)))
}

const matchesAtOnce = 200

/**
 * Fills in the places, sides and facts of finished matches that an older version settled without them. They follow from
 * the logs. Returns the number of these matches.
 */
export async function fillResults(db: Pick<Database, 'pool' | 'games'>): Promise<number> {
  let count = 0
  for (let after = ''; ;) {
    const { rows } = await db.pool.query<Unfilled>(unfilledStatement, [after, matchesAtOnce])
    for (const match of rows) await fill(db, match)
    const last = rows.at(-1)
    if (!last) return count
    count += rows.length
    after = last.id
  }
}

interface Unfilled {
  readonly id: string
  readonly game: string
  readonly mode: MatchMode
  readonly language: Language
  readonly seasonId: string
  /** In seat order. */
  readonly agents: readonly string[]
  readonly entries: readonly EntryInRow[]
}

const unfilledStatement = `
  select m.id, m.game, m.mode, m.language, m.season_id as "seasonId",
         (select array_agg(s.agent_id order by s.seat) from seats s where s.match_id = m.id) as agents,
         ${logOf()} as entries
  from matches m
  where m.id > $1 and m.status = 'finished'
    and exists (select from seats s where s.match_id = m.id and s.facts is null)
  order by m.id limit $2`

async function fill(db: Pick<Database, 'pool' | 'games'>, match: Unfilled): Promise<void> {
  const { id, game, mode, language, seasonId, agents, entries } = match
  const seats = agents.map((agentId) => ({ agentId: ids.agent(agentId) }))
  const played = { game, mode, language, seasonId: ids.season(seasonId), seats }
  const { seats: settled } = settlementOfLog(db, played, entries)
  await db.pool.query(fillStatement, [
    id,
    settled.map(({ place }) => place),
    settled.map(({ team }) => team),
    settled.map(({ facts }) => facts && JSON.stringify(facts)),
  ])
}

const fillStatement = `
  update seats set place = filled.place, team = filled.team, facts = filled.facts
  from unnest($2::smallint[], $3::smallint[], $4::jsonb[]) with ordinality as filled(place, team, facts, number)
  where match_id = $1 and seat = filled.number - 1`
