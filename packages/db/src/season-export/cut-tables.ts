import { ids } from '@wis/engine'
import { bestOfGroup, winnerOf } from '@wis/games'
import type { GroupRecord, Language, Ruleset } from '@wis/games'
import { seasonTerms } from '@wis/protocol'
import type pg from 'pg'
import { stageRecords } from '../season/fixture/stage-records.ts'
import type { CutSeason } from './cut-rows.ts'

/** The place of a match in a knockout: its stage and its group, counted from 1. */
export interface CutTable {
  readonly stage: number
  readonly group: number
  /** How many groups the stage has. */
  readonly of: number
}

/** The result of the last table of a knockout in one language. */
export interface CutLastTable {
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
  readonly ruleset: Pick<Ruleset, 'players'>
}

/** The tables of a knockout at this moment, and the results of the last ones. Empty for other formats. */
export async function cutKnockout(client: pg.ClientBase, season: CalledSeason): Promise<CutKnockout> {
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
    values: [season.id],
  })
  const out = new Set(await outOf(client, season.id))
  const lastTables: CutLastTable[] = []
  for (const { language, stage } of played.rows.filter(({ matches }) => matches <= matchesPerGroup)) {
    const about = { seasonId: ids.season(season.id), slug: season.slug, language, stage, matchesPerGroup }
    const [group] = await stageRecords(client, about)
    if (!group || group.matches === 0) continue
    const records = group.records.filter(({ agentId }) => group.seated.has(agentId))
    const winner = winnerOf(records, out)?.winner ?? null
    lastTables.push({ language, winner, places: bestOfGroup(records) })
  }
  return { tables, lastTables }
}

const tablesStatement = `
  select match_id as "matchId", stage, (number - 1) / $2::int + 1 as "group", (last - 1) / $2::int + 1 as "of"
  from (select match_id, stage, number, max(number) over (partition by language, stage) as last
        from fixtures where season_id = $1) f
  where match_id is not null`

interface LastStage {
  readonly language: Language
  readonly stage: number
  readonly matches: number
}

// A closed season is over, even between the end of its last match and the next look at the schedule.
const lastStatement = `
  select l.language, f.stage, f.matches
  from seasons s
  cross join unnest(s.languages) with ordinality as l(language, place)
  cross join lateral (
    select stage, bool_and(state in ('done', 'dropped')) as over, count(*)::int as matches
    from fixtures where season_id = s.id and language = l.language
    group by stage order by stage desc limit 1
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
