import type { OwnMatch } from './own-moments.ts'

/** A speech of the agent, with the number of voters who then took it for the spy. */
export interface Clue {
  readonly match: OwnMatch['match']
  readonly seq: number
  readonly round: number
  readonly text: string
  readonly against: number
  readonly votes: number
}

/**
 * The speech after which the smallest share of the others voted against its speaker. Among equal ones, more votes
 * count first, and then the newest wins. The first ballots of its round are counted, and a speech without a vote is
 * left out.
 */
export function bestClue(newestFirst: readonly OwnMatch[]): Clue | undefined {
  const [best] = newestFirst
    .flatMap(cluesIn)
    .toSorted(
      (one, other) => one.against / one.votes - other.against / other.votes || other.votes - one.votes,
    )
  return best
}

function cluesIn({ match, seat, entries }: OwnMatch): Clue[] {
  const clues: Clue[] = []
  let round = 0
  let said: Pick<Clue, 'seq' | 'text'> | undefined
  for (const { seq, event } of entries) {
    if (event.type === 'round-opened') [round, said] = [event.round, undefined]
    if (event.type === 'speech-given' && event.seat === seat && event.text.trim() !== '')
      said = { seq, text: event.text }
    if (event.type !== 'votes-revealed' || !said) continue
    const votes = event.ballots.filter((ballot) => ballot.seat !== seat && ballot.target !== null)
    const against = votes.filter(({ target }) => target === seat).length
    if (votes.length > 0) clues.push({ match, round, ...said, against, votes: votes.length })
    said = undefined
  }
  return clues
}
