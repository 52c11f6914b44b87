import { at } from './numbers.ts'

/** The place of an agent in the caller's list of agents, counted from 0. */
export type AgentIndex = number

/** The facts of one ranked match that the rating needs. The match was not void. */
export interface RatedMatch {
  readonly deceiver: AgentIndex
  readonly voters: readonly AgentIndex[]
  readonly deceiverWon: boolean
  /** Index of the word pair, from 0. */
  readonly pair?: number
  /** Index of the language, from 0. */
  readonly language?: number
  /** One for each round with a vote. */
  readonly votes?: readonly RatedVote[]
}

/** The voters who were asked for a ballot in one round. */
export interface RatedVote {
  /** The voters who named the deceiver. */
  readonly right: readonly AgentIndex[]
  /** The voters who named somebody else, or abstained. */
  readonly wrong: readonly AgentIndex[]
}

/** The numbers of agents, word pairs and languages, which bound the indices in the matches. */
export interface FieldSize {
  readonly agents: number
  readonly pairs?: number
  readonly languages?: number
}

/** A match that does not fit the field would turn every rating into nonsense, so it stops the fit. */
export function checkMatch(match: RatedMatch, field: FieldSize): void {
  const { deceiver, voters, pair, language, votes = [] } = match
  if (voters.length === 0) throw new RangeError('a match needs voters')
  for (const agent of [deceiver, ...voters]) checkIndex('agent', agent, field.agents)
  if (pair !== undefined) checkIndex('pair', pair, field.pairs ?? 0)
  if (language !== undefined) checkIndex('language', language, field.languages ?? 0)
  for (const { right, wrong } of votes)
    for (const voter of [...right, ...wrong])
      if (!voters.includes(voter)) throw new RangeError(`voter ${voter} is no voter of its match`)
}

function checkIndex(what: string, index: number, count: number): void {
  if (!Number.isInteger(index) || index < 0 || index >= count)
    throw new RangeError(`no ${what} ${index} in a field of ${count}`)
}

/**
 * A vote in two numbers. Voter n of its match is bit n of the first number after naming the deceiver, and bit n of the
 * second after naming somebody else.
 */
export interface VoteBits {
  readonly right: number
  readonly wrong: number
}

export interface PackableMatch extends Omit<Required<RatedMatch>, 'language' | 'votes'> {
  readonly votes: readonly VoteBits[]
}

/** Whole numbers one after the other, which go from thread to thread without being copied. */
export function packMatch({ deceiver, voters, deceiverWon, pair, votes }: PackableMatch): number[] {
  const ballots = votes.flatMap(({ right, wrong }) => [right, wrong])
  return [Number(deceiverWon), pair, deceiver, voters.length, ...voters, votes.length, ...ballots]
}

/** The matches that were packed into these numbers, in their order. */
export function unpackMatches(packed: Int32Array): RatedMatch[] {
  const matches: RatedMatch[] = []
  let place = 0
  const next = () => at(packed, place++)
  const list = (length: number) => Array.from({ length }, next)
  while (place < packed.length) {
    const [deceiverWon, pair, deceiver] = [next() === 1, next(), next()]
    const voters = list(next())
    const named = (bits: number) => voters.filter((_, voter) => (bits >> voter) & 1)
    const votes = Array.from({ length: next() }, () => ({ right: named(next()), wrong: named(next()) }))
    matches.push({ deceiver, voters, deceiverWon, pair, votes })
  }
  return matches
}

/**
 * The matches in an order that depends only on their contents, each with its agents in such an order. Sums over them
 * are then the same to the last bit, whatever the order of the input.
 */
export function canonicalOrder(matches: readonly RatedMatch[]): RatedMatch[] {
  return matches
    .map(withSortedAgents)
    .map((match) => ({ match, key: keyOf(match) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ match }) => match)
}

function withSortedAgents(match: RatedMatch): RatedMatch {
  const votes = match.votes ?? []
  return {
    ...match,
    voters: sorted(match.voters),
    votes: votes.map(({ right, wrong }) => ({ right: sorted(right), wrong: sorted(wrong) })),
  }
}

function sorted(agents: readonly AgentIndex[]): AgentIndex[] {
  return agents.toSorted((a, b) => a - b)
}

/** Two keys are equal only for equal matches, because each list is preceded by its length. */
function keyOf({
  deceiver,
  voters,
  deceiverWon,
  pair = -1,
  language = -1,
  votes = [],
}: RatedMatch): number[] {
  const key = [deceiver, deceiverWon ? 1 : 0, pair, language, voters.length, ...voters]
  for (const { right, wrong } of votes) key.push(right.length, ...right, wrong.length, ...wrong)
  return key
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const shared = Math.min(a.length, b.length)
  for (let i = 0; i < shared; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}
