import type { SeasonId } from '@wis/engine'
import { packMatch } from '@wis/ratings'
import type { FieldSize, VoteBits } from '@wis/ratings'
import type pg from 'pg'
import type { LeftOut } from './left-out.ts'

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

function bitsOf(votes: readonly number[]): VoteBits[] {
  return Array.from({ length: votes.length / 2 }, (_, vote) => ({
    right: votes[2 * vote] ?? 0,
    wrong: votes[2 * vote + 1] ?? 0,
  }))
}

/** Counts names in the order in which they come up first. */
class Numbering {
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
