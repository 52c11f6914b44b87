import { ids } from '@wis/engine'
import type { SeasonId } from '@wis/engine'
import { decisionsInForce, fullWeight, packMatch, resultKey, resultOfKey } from '@wis/ratings'
import type { BoardDecision, CountedMatch, FieldSize, VoteBits } from '@wis/ratings'
import type pg from 'pg'
import type { PlacedMatch } from '../skill/change-skills.ts'

/** Few enough to be read between two turns of a match. */
const matchesAtOnce = 1000

/** All rated matches of a season and language, as numbers that a rating can be fitted to. */
export interface RatedMatches {
  readonly packed: Int32Array<ArrayBuffer>
  readonly field: FieldSize
  readonly matches: number
  /** The agents by their index in the matches. */
  readonly agentIds: readonly string[]
}

interface StoredMatch {
  readonly match_id: string
  readonly agent_ids: readonly string[]
  readonly deceiverWon: boolean
  readonly pair: string
  readonly votes: readonly number[]
}

export interface Rateable {
  readonly seasonId: SeasonId
  readonly language: string
}

export async function readRatedMatches(
  client: pg.ClientBase,
  { seasonId, language }: Rateable,
  { matchIds, agentIds }: LeftOut,
): Promise<RatedMatches> {
  const [agents, pairs, packed] = [new Numbering(), new Numbering(), new Packing()]
  let matches = 0
  for (let after = ''; ;) {
    const { rows } = await client.query<StoredMatch>({
      name: 'rated-matches',
      text: readStatement,
      values: [seasonId, language, after, matchIds, agentIds, matchesAtOnce],
    })
    for (const row of rows) packed.add(packedOf(row, agents, pairs))
    matches += rows.length
    const last = rows.at(-1)
    if (!last) break
    after = last.match_id
  }
  const field = { agents: agents.names.length, pairs: pairs.names.length }
  return { packed: packed.numbers(), field, matches, agentIds: agents.names }
}

const readStatement = `
  select match_id, agent_ids, spy_won as "deceiverWon", pair, votes from rated_matches
  where season_id = $1 and language = $2 and match_id > $3
    and match_id <> all ($4::text[]) and not agent_ids && $5::text[]
  order by match_id limit $6`

function packedOf(
  { agent_ids: ids, deceiverWon, pair, votes }: StoredMatch,
  agents: Numbering,
  pairs: Numbering,
) {
  const [deceiver, ...voters] = ids.map((id) => agents.of(id))
  if (deceiver === undefined) throw new Error('a match without agents')
  return packMatch({ deceiver, voters, deceiverWon, pair: pairs.of(pair), votes: bitsOf(votes) })
}

/** The stored numbers of the votes of a match. */
export function bitsOf(votes: readonly number[]): VoteBits[] {
  return Array.from({ length: votes.length / 2 }, (_, vote) => ({
    right: votes[2 * vote] ?? 0,
    wrong: votes[2 * vote + 1] ?? 0,
  }))
}

/** Counts names in the order in which they come up first. */
export class Numbering {
  readonly names: string[] = []
  readonly #numbers = new Map<string, number>()

  of(name: string): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    this.#numbers.set(name, this.names.length)
    return this.names.push(name) - 1
  }
}

/** A growing list of whole numbers that is never copied into a list of objects. */
class Packing {
  #room = new Int32Array(1024)
  #length = 0

  add(numbers: readonly number[]): void {
    if (this.#length + numbers.length > this.#room.length) {
      const larger = new Int32Array(2 * this.#room.length)
      larger.set(this.#room)
      this.#room = larger
    }
    this.#room.set(numbers, this.#length)
    this.#length += numbers.length
  }

  numbers(): Int32Array<ArrayBuffer> {
    return this.#room.slice(0, this.#length)
  }
}

/** The agents and matches that no rating of a season may use. */
export interface LeftOut {
  readonly matchIds: readonly string[]
  /** None of their matches count: their play at a table is no measure of anybody. */
  readonly agentIds: readonly string[]
}

interface StoredDecision {
  readonly number: number
  readonly kind: string
  readonly match_id: string | null
  readonly agent_id: string | null
  readonly undoes: number | null
}

/** The agents and matches that decisions in force removed from a season. */
export async function leftOutOf(client: pg.ClientBase, seasonId: SeasonId): Promise<LeftOut> {
  const { rows } = await client.query<StoredDecision>(
    `select number, kind, match_id, agent_id, undoes from decisions
     where season_id = $1 and kind <> 'correct' order by number`,
    [seasonId],
  )
  const inForce = decisionsInForce(rows.flatMap(decisionOf))
  return {
    matchIds: inForce.flatMap((decision) => ('matchId' in decision ? [decision.matchId] : [])),
    agentIds: inForce.flatMap((decision) => (decision.kind === 'disqualify' ? [decision.agentId] : [])),
  }
}

function decisionOf({ number, kind, match_id, agent_id, undoes }: StoredDecision): BoardDecision[] {
  if (kind === 'undo' && undoes !== null) return [{ number, kind, undoes }]
  if (kind === 'disqualify' && agent_id !== null) return [{ number, kind, agentId: ids.agent(agent_id) }]
  if ((kind === 'void' || kind === 're-run') && match_id !== null)
    return [{ number, kind, matchId: ids.match(match_id) }]
  throw new Error(`decision ${number} of kind '${kind}' is about nothing`)
}

const sideMatchesAtOnce = 1000

/** All matches between sides of a season and language, each result with how often it came about. */
export interface SideMatches {
  readonly results: readonly CountedMatch[]
  readonly matches: number
  /** The agents by their index in the results, in the order of their ids. */
  readonly agentIds: readonly string[]
}

/**
 * Matches of agents that are left out count for nobody, nor do matches at which an agent only fills a place. Memory grows
 * with the different results, and not with history.
 */
export async function readSideMatches(
  client: pg.ClientBase,
  { seasonId, language }: Rateable,
  { agentIds: leftOut }: LeftOut,
  { tellsSeats = false }: { readonly tellsSeats?: boolean } = {},
): Promise<SideMatches> {
  const out = ['', ...leftOut]
  const agentIds = await playersOf(client, { seasonId, language }, out)
  const indexOf = new Map(agentIds.map((id, index) => [id, index]))
  const counted = new Map<string, { times: number; sixtieths: number }>()
  let matches = 0
  for (let after = ''; ;) {
    const { rows } = await client.query<PlacedMatch>({
      name: 'side-matches',
      text: `select match_id as "matchId", agent_ids as "agentIds", places, teams, weights from skill_matches
             where season_id = $1 and language = $2 and match_id > $3 and not agent_ids && $4::text[]
             order by match_id limit $5`,
      values: [seasonId, language, after, out, sideMatchesAtOnce],
    })
    for (const row of rows) {
      const key = resultKey(tellsSeats ? sidesBySeat(row, indexOf) : sidesOf(row, indexOf))
      const known = counted.get(key) ?? { times: 0, sixtieths: 0 }
      counted.set(key, { times: known.times + 1, sixtieths: known.sixtieths + weightOf(row) })
    }
    matches += rows.length
    const last = rows.at(-1)
    if (!last) break
    after = last.matchId
  }
  const results = [...counted].map(([key, { times, sixtieths }]) => ({
    sides: resultOfKey(key),
    times,
    weight: sixtieths / fullWeight,
  }))
  return { results, matches, agentIds }
}

/** A match has one weight in a rating of all matches: the least of its seats, because a repeated result is one for all. */
export const weightOf = ({ weights }: Pick<PlacedMatch, 'weights'>) => Math.min(fullWeight, ...weights)

async function playersOf(
  client: pg.ClientBase,
  { seasonId, language }: Rateable,
  out: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select distinct id collate "C" as id from skill_matches cross join lateral unnest(agent_ids) as id
     where season_id = $1 and language = $2 and not agent_ids && $3::text[] order by 1`,
    [seasonId, language, out],
  )
  return rows.map(({ id }) => id)
}

/** The same with the seat of each agent. */
export function sidesBySeat(
  row: Pick<PlacedMatch, 'agentIds' | 'places' | 'teams'>,
  indexOf: ReadonlyMap<string, number>,
) {
  const all = [...new Set(row.teams)]
  return sidesOf(row, indexOf).map((side, at) => ({
    ...side,
    seats: row.agentIds.flatMap((_, seat) => (row.teams[seat] === all[at] ? [seat] : [])),
  }))
}

/** Where several agents play on one side, the sides of the game are not alike, and each is told apart. */
export function sidesOf(
  { agentIds, places, teams }: Pick<PlacedMatch, 'agentIds' | 'places' | 'teams'>,
  indexOf: ReadonlyMap<string, number>,
) {
  const all = [...new Set(teams)]
  const areTeams = all.length < teams.length
  return all.map((team) => {
    const seats = agentIds.flatMap((_, seat) => (teams[seat] === team ? [seat] : []))
    return {
      place: Math.min(...seats.map((seat) => places[seat] ?? 1)),
      agents: seats.map((seat) => indexOf.get(agentIds[seat] ?? '') ?? 0),
      ...(areTeams && { team }),
    }
  })
}
