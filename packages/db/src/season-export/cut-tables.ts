import { bestOfGroup, isLevel, winnerOf } from '@wis/arena'
import type { GroupRecord } from '@wis/arena'
import { ids } from '@wis/engine'
import type { AnyRuleset, Language } from '@wis/games'
import { seasonTerms } from '@wis/protocol'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { groupOf, stageRecords } from '../season/fixture/stage-records.ts'

/** The place of a match in a knockout: its stage and its group, counted from 1. */
interface CutTable {
  readonly stage: number
  readonly group: number
  /** How many groups the stage has. */
  readonly of: number
}

/** The result of the last table of a knockout in one language. */
interface CutLastTable {
  readonly language: Language
  /** Null if all who played there are out. */
  readonly winner: string | null
  /** Best first. */
  readonly places: readonly GroupRecord[]
}

export interface CutKnockout {
  /** By the id of the match. */
  readonly tables: ReadonlyMap<string, CutTable>
  readonly lastTables: readonly CutLastTable[]
}

interface CalledSeason extends Pick<CutSeason, 'id' | 'slug' | 'format' | 'terms'> {
  readonly ruleset: Pick<AnyRuleset, 'players'>
}

/** The tables of a knockout at this moment, and the results of the last ones. Empty for other formats. */
export async function cutKnockout(
  client: pg.ClientBase,
  season: CalledSeason,
  units: number,
): Promise<CutKnockout> {
  if (season.format !== 'knockout') return { tables: new Map(), lastTables: [] }
  const matchesPerGroup = seasonTerms.parse(season.terms).deals * season.ruleset.players
  const { rows } = await client.query<CutTable & { matchId: string }>({
    name: 'cut-tables',
    text: tablesStatement,
    values: [season.id, matchesPerGroup],
  })
  const tables = new Map(rows.map(({ matchId, ...table }) => [matchId, table]))
  const played = await client.query<LastStage>({
    name: 'cut-last-stages',
    text: lastStatement,
    values: [season.id, matchesPerGroup],
  })
  const out = new Set(await outOf(client, season.id))
  const isStillIn = (agentId: string) => !out.has(agentId)
  const lastTables: CutLastTable[] = []
  for (const { language, stage } of played.rows.filter(({ groups }) => groups === 1)) {
    const about = {
      seasonId: ids.season(season.id),
      slug: season.slug,
      language,
      stage,
      matchesPerGroup,
      units,
    }
    const [group] = await stageRecords(client, about)
    if (!group || group.matches === 0) continue
    const playsAgain = group.replaysLeft > 0 && isLevel(group.records, { isStillIn, isLastTable: true })
    if (playsAgain) continue
    const records = group.records.filter(({ agentId }) => group.seated.has(agentId))
    const winner = winnerOf(records, out)?.winner ?? null
    lastTables.push({ language, winner, places: bestOfGroup(records) })
  }
  return { tables, lastTables }
}

const tablesStatement = `
  select match_id as "matchId", stage, place + 1 as "group", last + 1 as "of"
  from (select f.match_id, f.stage, ${groupOf('$2::int')} as place,
               max(${groupOf('$2::int')}) over (partition by f.language, f.stage) as last
        from fixtures f where f.season_id = $1) f
  where match_id is not null`

interface LastStage {
  readonly language: Language
  readonly stage: number
  readonly groups: number
}

// A closed season is over, even between the end of its last match and the next look at the schedule.
const lastStatement = `
  select l.language, f.stage, f.groups
  from seasons s
  cross join unnest(s.languages) with ordinality as l(language, place)
  cross join lateral (
    select f.stage, bool_and(f.state in ('done', 'dropped', 'bye')) as over,
           count(distinct ${groupOf('$2::int')})::int as groups
    from fixtures f where f.season_id = s.id and f.language = l.language
    group by f.stage order by f.stage desc limit 1
  ) f
  where s.id = $1 and (f.over or s.state = 'closed')
  order by l.place`

async function outOf(client: pg.ClientBase, seasonId: string): Promise<string[]> {
  const { rows } = await client.query<{ agentId: string }>({
    name: 'out-of-season',
    text: `select agent_id as "agentId" from season_entries
           where season_id = $1 and state in ('withdrawn', 'disqualified')`,
    values: [seasonId],
  })
  return rows.map(({ agentId }) => agentId)
}

/** A season as it is stored, with the columns that an export contains. */
export interface CutSeason {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly description: string
  /** The id of its game. */
  readonly game: string
  readonly ruleset: unknown
  readonly languages: readonly string[]
  readonly state: string
  readonly format: string
  readonly terms: unknown
  readonly ownerId: string | null
  readonly embargo: boolean
  readonly entryEndsAt: Date | null
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly publishedAt: Date | null
  /** Null if it draws its words in the old way. */
  readonly wordCommitment: string | null
  /** Null until it is closed. */
  readonly wordSeed: string | null
  readonly board: unknown
}

export interface CutEntrant extends CutName {
  readonly state: string
  readonly version: number | null
  /** The first entrant of the same owner. Absent for the first, and in seasons that do not keep owners apart. */
  readonly ownedWith?: string
}

/** The names of an agent and its owner at the cut. */
export interface CutName {
  readonly agent: string
  readonly slug: string
  readonly name: string
  readonly kind: string
  readonly owner: string | null
}

export interface CutDecision {
  readonly number: number
  readonly kind: string
  readonly matchId: string | null
  readonly agentId: string | null
  readonly language: string | null
  readonly points: number | null
  readonly undoes: number | null
  readonly reason: string
  readonly by: string
  readonly at: Date
}

/** The present names of these agents and their owners, by agent. */
export async function agentNamings(
  { pool }: Pick<Database, 'pool'>,
  agents: readonly string[],
): Promise<ReadonlyMap<string, CutName>> {
  const { rows } = await pool.query<CutName>({
    name: 'agent-namings',
    text: `select a.id as agent, a.slug, a.name, a.kind, u.name as owner
           from agents a left join users u on u.id = a.owner_id where a.id = any($1::text[])`,
    values: [agents],
  })
  return new Map(rows.map((row) => [row.agent, row]))
}
