import type { SeasonId } from '@wis/engine'
import { saysOwnWord } from '@wis/games'
import type { FlagMeasure, FlagRow } from '@wis/protocol'
import { aboveTheTable } from '@wis/ratings'
import type { Chance } from '@wis/ratings'
import type { Database } from '../database.ts'
import { otherWord } from './columns.ts'

/** An agent may have up to this many times the odds of the others at its tables. The best house agents have ten. */
export const skillAllowance = 12
/** The greatest chance that a season without cheating flags any agent at all. */
export const flagLevel = 0.001
const shownMatches = 8
/** Only this many of a season's newest matches are read, however long it is. */
const lookedAt = 2000

const newestMatches = `(select * from rated_matches where season_id = $1 order by match_id desc limit ${lookedAt})`

interface Trial extends Chance {
  readonly matchId: string
}

interface TableRow {
  readonly matchId: string
  readonly language: string
  /** The spy, then the civilians in the order of their seats. */
  readonly agentIds: readonly string[]
  /** Which civilians voted for the spy in the first vote: one bit for each. */
  readonly right: number
  readonly wrong: number
}

interface SpokenRow {
  readonly matchId: string
  readonly language: string
  readonly agentIds: readonly string[]
  readonly speakerId: string
  readonly text: string
  readonly otherWord: string
}

/**
 * How much more the agents of a season knew than the others at their tables. It is measured in first votes, by votes
 * for the spy, and in first speeches, by the other side's word. The most surprising agent comes first.
 */
export async function seasonFlags(db: Database, seasonId: SeasonId): Promise<readonly FlagRow[]> {
  const found = [
    ...flagsOf('ballots', trialsOfVotes(await firstVotes(db, seasonId))),
    ...flagsOf('words', trialsOfWords(await otherWordsSaid(db, seasonId))),
  ]
  const flagged = found.map((row) => ({ ...row, flagged: row.p * found.length < flagLevel }))
  return flagged.toSorted((one, other) => one.p - other.p)
}

type Trials = Map<string, { readonly agentId: string; readonly language: string; readonly list: Trial[] }>

function flagsOf(measure: FlagMeasure, trials: Trials): Omit<FlagRow, 'flagged'>[] {
  return [...trials.values()].map(({ agentId, language, list }) => ({
    agentId,
    language,
    measure,
    ...aboveTheTable(list, skillAllowance),
    matchIds: list
      .filter(({ did }) => did)
      .toSorted((one, other) => one.othersDid - other.othersDid)
      .slice(0, shownMatches)
      .map(({ matchId }) => matchId),
  }))
}

function addTable(
  trials: Trials,
  { matchId, language }: Pick<TableRow, 'matchId' | 'language'>,
  table: readonly { readonly agentId: string; readonly did: boolean }[],
): void {
  const all = table.filter(({ did }) => did).length
  for (const { agentId, did } of table) {
    const key = `${language} ${agentId}`
    const known = trials.get(key) ?? { agentId, language, list: [] }
    known.list.push({ matchId, did, others: table.length - 1, othersDid: all - Number(did) })
    trials.set(key, known)
  }
}

function trialsOfVotes(rows: readonly TableRow[]): Trials {
  const trials: Trials = new Map()
  for (const row of rows) {
    const civilians = row.agentIds.slice(1)
    const voted = civilians.flatMap((agentId, place) =>
      ((row.right | row.wrong) >> place) & 1 ? [{ agentId, did: ((row.right >> place) & 1) === 1 }] : [],
    )
    addTable(trials, row, voted)
  }
  return trials
}

function trialsOfWords(rows: readonly SpokenRow[]): Trials {
  const said = rows.filter(({ text, otherWord }) => saysOwnWord(text, otherWord))
  const trials: Trials = new Map()
  for (const matchId of new Set(said.map((row) => row.matchId))) {
    const of = said.filter((row) => row.matchId === matchId)
    const speakers = new Set(of.map(({ speakerId }) => speakerId))
    const [first] = of
    if (!first) continue
    const table = first.agentIds.map((agentId) => ({ agentId, did: speakers.has(agentId) }))
    addTable(trials, { matchId, language: first.language }, table)
  }
  return trials
}

async function firstVotes({ pool }: Database, seasonId: SeasonId): Promise<readonly TableRow[]> {
  const { rows } = await pool.query<TableRow>({
    name: 'first-votes',
    text: `select match_id as "matchId", language, agent_ids as "agentIds", votes[1] as right, votes[2] as wrong
           from ${newestMatches} r where votes[1] is not null order by match_id`,
    values: [seasonId],
  })
  return rows
}

// Only speeches that contain the letters of the word are examined more closely.
async function otherWordsSaid({ pool }: Database, seasonId: SeasonId): Promise<readonly SpokenRow[]> {
  const { rows } = await pool.query<SpokenRow>({
    name: 'other-words-said',
    text: `select r.match_id as "matchId", r.language, r.agent_ids as "agentIds", x.agent_id as "speakerId",
                  e.event->>'text' as text, o.word as "otherWord"
           from ${newestMatches} r
           join matches m on m.id = r.match_id
           join lateral entries_of(m.id) e on e.event->>'type' = 'speech-given'
             and e.seq < (select min(n.seq) from entries_of(m.id) n where n.event->>'type' = 'fouls-called')
           join seats x on x.match_id = m.id and x.seat = (e.event->>'seat')::int
           cross join lateral (select ${otherWord} as word) o
           where position(lower(o.word) in lower(e.event->>'text')) > 0
           order by r.match_id, e.seq`,
    values: [seasonId],
  })
  return rows
}
