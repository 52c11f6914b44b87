/** The place of an agent in the caller's list of agents, counted from 0. */
export type AgentIndex = number

/** The facts of one ranked match that the rating needs. The match was not void. */
export interface RatedMatch {
  readonly spy: AgentIndex
  readonly civilians: readonly AgentIndex[]
  readonly spyWon: boolean
  /** Index of the word pair, from 0. */
  readonly pair?: number
  /** Index of the language, from 0. */
  readonly language?: number
  /** One for each round with a vote. */
  readonly votes?: readonly RatedVote[]
}

/** The civilians who were asked for a ballot in one round. */
export interface RatedVote {
  /** The voters who named the spy. */
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
  const { spy, civilians, pair, language, votes = [] } = match
  if (civilians.length === 0) throw new RangeError('a match needs civilians')
  for (const agent of [spy, ...civilians]) checkIndex('agent', agent, field.agents)
  if (pair !== undefined) checkIndex('pair', pair, field.pairs ?? 0)
  if (language !== undefined) checkIndex('language', language, field.languages ?? 0)
  for (const { right, wrong } of votes)
    for (const voter of [...right, ...wrong])
      if (!civilians.includes(voter)) throw new RangeError(`voter ${voter} is no civilian of its match`)
}

function checkIndex(what: string, index: number, count: number): void {
  if (!Number.isInteger(index) || index < 0 || index >= count)
    throw new RangeError(`no ${what} ${index} in a field of ${count}`)
}
