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
