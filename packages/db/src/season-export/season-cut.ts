import { kitCalled } from '@wis/games'
import type { AnyRuleset, WordLists } from '@wis/games'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { logOf } from '../match/log/log-json.ts'
import { inSnapshot } from '../transaction.ts'
import { cutVouched, publishedStandings, standingsNow } from './cut-standings.ts'
import type { CutBoard, CutVouched } from './cut-standings.ts'
import { cutKnockout } from './cut-tables.ts'
import type { CutDecision, CutEntrant, CutKnockout, CutName, CutSeason } from './cut-tables.ts'
import { seasonStateIn } from './season-state.ts'
import type { SeasonState } from './season-state.ts'

const seasonStatement = `
  select id, slug, name, description, game, ruleset, languages, state, format, terms, embargo, board,
         owner_id as "ownerId", entry_ends_at as "entryEndsAt", starts_at as "startsAt", ends_at as "endsAt",
         published_at as "publishedAt", word_commitment as "wordCommitment",
         case when state = 'closed' then word_seed end as "wordSeed"
  from seasons where slug = $1`

/** A season's word pool is public once the season is over. */
const wordListsStatement = `
  select l.language, l.sealed, l.common
  from season_word_lists l join seasons s on s.id = l.season_id
  where l.season_id = $1 and s.state = 'closed'
  order by array_position(s.languages, l.language)`

const entrantsStatement = `
  select a.id as agent, a.slug, a.name, a.kind, u.name as owner, e.state, v.number as version,
         case when s.terms->>'owners' = 'apart' and a.owner_id is not null then (
           select min(o.agent_id) from season_entries o join agents b on b.id = o.agent_id
           where o.season_id = e.season_id and o.state in ('entered', 'withdrawn', 'disqualified')
             and b.owner_id = a.owner_id and o.agent_id < e.agent_id
         ) end as "ownedWith"
  from season_entries e
  join seasons s on s.id = e.season_id
  join agents a on a.id = e.agent_id
  left join users u on u.id = a.owner_id
  left join agent_versions v on v.id = e.version_id
  where e.season_id = $1 and e.state in ('entered', 'withdrawn', 'disqualified')
  order by a.id`

const decisionsStatement = `
  select number, kind, match_id as "matchId", agent_id as "agentId", language, points, undoes, reason,
         by_name as by, at
  from decisions where season_id = $1 order by number`

// A match whose deal is open does not count yet, so an export treats it as not over. A transaction that this one does
// not see yet may have dealt a match that ends before the matches are read. Therefore, finished matches of the last
// minute are listed one by one. No deal takes that long.
const scopeStatement = `
  with bounds as (select now() as now, now() - interval '1 minute' as dealt_by)
  select now, dealt_by as "dealtBy",
         array(select id from matches where season_id = $1 
               and (status in ('waiting', 'running') or deal_open)) as "underWay",
         array(select id from matches where season_id = $1 and status in ('finished', 'void')
               and not deal_open and created_at > dealt_by) as "alsoOver"
  from bounds`

/** All agents that have played, or entered, with their names at the cut. */
const namesStatement = `
  select a.id as agent, a.slug, a.name, a.kind, u.name as owner
  from agents a left join users u on u.id = a.owner_id
  where exists (select 1 from seats x where x.agent_id = a.id)`

/** Ids of a cut after an id: season, id, dealt by, under way, also over, limit. */
export const idsStatement = `
  select m.id from matches m
  where m.season_id = $1 and m.id > $2 and m.status in ('finished', 'void')
    and ((m.created_at <= $3 and m.id <> all($4::text[])) or m.id = any($5::text[]))
  order by m.id limit $6`

/** Matches by their ids. Parameters: ids, and whether withheld matches are included. */
export const matchesStatement = `
  select m.id, m.game, m.mode, m.reason, m.seed, m.salt, m.commitment, m.package, m.word_place as "wordPlace",
         m.seating_seed as "seatingSeed", (
           select json_agg(json_build_object('agent', s.agent_id, 'version', v.number, 'sitsIn', s.sits_in, 'weight', s.weight)
                           order by s.seat)
           from seats s join agent_versions v on v.id = s.version_id
           where s.match_id = m.id
         ) as seats, ${logOf()} as entries
  from matches m
  where m.id = any($1::text[]) and m.status in ('finished', 'void') and not m.deal_open and ($2 or not m.withheld)
  order by m.id`

/** Identifies the matches that were over at the moment of the cut. It stays small, however many there are. */
export interface CutScope {
  readonly seasonId: string
  /** Matches dealt up to here were over, except those under way. */
  readonly dealtBy: Date
  readonly underWay: readonly string[]
  /** Matches dealt later that were nevertheless over. */
  readonly alsoOver: readonly string[]
}

/** A season as it stood at one moment. Its matches are read later, but are those of that moment. */
export interface SeasonCut extends CutKnockout, CutBoard, CutVouched {
  readonly season: Omit<CutSeason, 'ruleset' | 'board'> & { readonly ruleset: AnyRuleset }
  readonly takenAt: Date
  /** Of the same moment. */
  readonly told: SeasonState
  /** The season's word pool, once it is closed. */
  readonly wordLists: readonly WordLists[]
  readonly entrants: readonly CutEntrant[]
  /** By agent: all that have sat at a table. */
  readonly names: ReadonlyMap<string, CutName>
  readonly decisions: readonly CutDecision[]
  readonly scope: CutScope
}

/** Undefined if there is no such season, or if the platform has its game no longer. */
export async function cutSeason(db: Database, slug: string): Promise<SeasonCut | undefined> {
  return inSnapshot(db, async (client) => {
    const stored = await client.query<CutSeason>(seasonStatement, [slug])
    const [row] = stored.rows
    const kit = row && kitCalled(row.game)
    if (!row || !kit) return undefined
    const { board, ...season } = row
    const entrants = await entrantsOf(client, row.id)
    const decisions = await client.query<CutDecision>(decisionsStatement, [row.id])
    const wordLists = await client.query<WordLists>(wordListsStatement, [row.id])
    const published = row.state === 'closed' ? publishedStandings(board) : undefined
    const standing = published ?? (await standingsNow(client, row))
    const vouched = await cutVouched(client, row.id)
    const names = await client.query<CutName>(namesStatement)
    const { now, dealtBy, underWay, alsoOver } = await scopeOf(client, row.id)
    const told = await seasonStateIn(client, slug)
    if (!told) throw new Error('a season that is there and is not')
    const about = { ...season, ruleset: kit.setup.ruleset.parse(season.ruleset) }
    return {
      season: about,
      ...(await cutKnockout(client, about, standing.units)),
      wordLists: wordLists.rows,
      takenAt: now,
      told,
      entrants,
      decisions: decisions.rows,
      names: new Map(names.rows.map((name) => [name.agent, name])),
      ...standing,
      ...vouched,
      scope: { seasonId: row.id, dealtBy, underWay, alsoOver },
    }
  })
}

async function entrantsOf(client: pg.ClientBase, seasonId: string): Promise<CutEntrant[]> {
  const { rows } = await client.query<CutEntrant & { ownedWith: string | null }>(entrantsStatement, [
    seasonId,
  ])
  return rows.map(({ ownedWith, ...entrant }) => ({ ...entrant, ...(ownedWith !== null && { ownedWith }) }))
}

type StoredScope = Omit<CutScope, 'seasonId'> & { readonly now: Date }

async function scopeOf(client: pg.ClientBase, seasonId: string): Promise<StoredScope> {
  const { rows } = await client.query<StoredScope>(scopeStatement, [seasonId])
  const [scope] = rows
  if (!scope) throw new Error('a statement without a row')
  return scope
}
