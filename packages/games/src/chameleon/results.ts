import type { Seat } from '@wis/engine'
import { answerFacts, answerMetrics, ratesOf } from '../contract/rates.ts'
import { resultsOfOutcome } from '../contract/results-of-outcome.ts'
import type { Results } from '../contract/results.ts'
import { chameleonRules } from './rules.ts'
import type { ChameleonState } from './state.ts'

const facts = {
  'as-chameleon': { en: 'Matches as the chameleon', zh: '作为变色龙的对局' },
  'chameleon-points': { en: 'Points as the chameleon', zh: '作为变色龙的得分' },
  escapes: { en: 'Matches as the chameleon in which it was not accused', zh: '作为变色龙未被指认的对局' },
  guesses: { en: 'Times it could name the word', zh: '可以猜词的次数' },
  'guesses-right': { en: 'Times it named the word', zh: '猜中秘密词的次数' },
  'as-other': { en: 'Matches as one who knows the word', zh: '作为知情者的对局' },
  'other-points': { en: 'Points as one who knows the word', zh: '作为知情者的得分' },
  votes: { en: 'Votes as one who knows the word', zh: '作为知情者的投票' },
  'votes-right': { en: 'Votes for the chameleon', zh: '投中变色龙的票' },
  'votes-against': { en: 'Votes against it', zh: '得到的票' },
  'votes-against-possible': { en: 'Votes that could name it', zh: '可能得到的票' },
  clues: { en: 'Clues asked for as one who knows the word', zh: '作为知情者应给的线索' },
  fouls: { en: 'Clues with the secret word', zh: '说出秘密词的线索' },
  ...answerFacts,
} as const

const metrics = ratesOf(facts, {
  'vote-accuracy': {
    name: { en: 'Vote accuracy', zh: '投票准确率' },
    better: 'more',
    of: ['votes-right'],
    per: ['votes'],
  },
  'escape-rate': {
    name: { en: 'Escapes', zh: '逃脱率' },
    better: 'more',
    of: ['escapes'],
    per: ['as-chameleon'],
  },
  'guess-accuracy': {
    name: { en: 'Names the word', zh: '猜词准确率' },
    better: 'more',
    of: ['guesses-right'],
    per: ['guesses'],
  },
  'chameleon-mean': {
    name: { en: 'Points as the chameleon', zh: '变色龙场均得分' },
    better: 'more',
    unit: 'points',
    of: ['chameleon-points'],
    per: ['as-chameleon'],
  },
  'other-mean': {
    name: { en: 'Points with the word', zh: '知情者场均得分' },
    better: 'more',
    unit: 'points',
    of: ['other-points'],
    per: ['as-other'],
  },
  suspicion: {
    name: { en: 'Suspicion', zh: '被怀疑率' },
    better: 'fewer',
    of: ['votes-against'],
    per: ['votes-against-possible'],
  },
  'foul-rate': { name: { en: 'Foul rate', zh: '犯规率' }, better: 'fewer', of: ['fouls'], per: ['clues'] },
})

export const chameleonResults: Results<ChameleonState> = {
  roles: {
    chameleon: { en: 'Chameleon', zh: '变色龙' },
    other: { en: 'Knows the word', zh: '知情者' },
  },
  facts,
  metrics: [...metrics, ...answerMetrics],
  of: resultsOf,
  // Whoever is caught and names the word, or is level with the others, was not beaten.
  seatNames: [
    { en: 'Gives the first clue', zh: '第一个给线索' },
    { en: 'Gives the second clue', zh: '第二个给线索' },
    { en: 'Gives the third clue', zh: '第三个给线索' },
  ],
  oneAgainstAll: ({ ending, chameleon, topic, word, revealed }) =>
    ending?.kind === 'decided' && chameleon !== null
      ? {
          one: chameleon,
          won: ending.reason !== 'caught',
          dealt: [topic, word ?? ''],
          votes: revealed ? [revealed] : [],
        }
      : undefined,
}

function resultsOf(state: ChameleonState) {
  return resultsOfOutcome(chameleonRules.outcome(state), (seat, points) => ({
    role: seat === state.chameleon ? 'chameleon' : 'other',
    facts: {
      ...roleFacts(state, seat, points[seat] ?? 0),
      ...voteFacts(state, seat),
      ...answersOf(state, seat),
    },
  }))
}

const count = (holds: boolean) => (holds ? 1 : 0)

function roleFacts({ chameleon, accused, guess, out }: ChameleonState, seat: Seat, points: number) {
  const isChameleon = seat === chameleon
  return {
    'as-chameleon': count(isChameleon),
    'chameleon-points': isChameleon ? points : 0,
    escapes: count(isChameleon && accused !== seat),
    guesses: count(isChameleon && guess !== null),
    'guesses-right': count(isChameleon && guess?.right === true),
    'as-other': count(!isChameleon),
    'other-points': isChameleon ? 0 : points,
    clues: count(!isChameleon),
    fouls: count(out.includes(seat)),
  }
}

/** A vote that the rules made empty is still a vote that was asked for. */
function voteFacts({ revealed, chameleon }: ChameleonState, seat: Seat) {
  const ballots = revealed ?? []
  const own = seat === chameleon ? undefined : ballots.find((ballot) => ballot.seat === seat)
  const isCandidate = ballots.some((ballot) => ballot.seat === seat)
  return {
    votes: count(own !== undefined),
    'votes-right': count(own?.target === chameleon && own?.target !== undefined),
    'votes-against': ballots.filter(({ target }) => target === seat).length,
    'votes-against-possible': isCandidate ? ballots.length - 1 : 0,
  }
}

/** Answers that the rules gave for a seat are no answers of it. */
function answersOf({ clues, revealed, guess, chameleon, refused, missed }: ChameleonState, seat: Seat) {
  const accepted =
    clues.filter((clue) => clue.seat === seat && clue.text !== null).length +
    (revealed ?? []).filter((ballot) => ballot.seat === seat && ballot.target !== null).length +
    count(seat === chameleon && guess !== null && guess.text !== null)
  const [refusals, misses] = [refused[seat] ?? 0, missed[seat] ?? 0]
  return { answers: accepted + refusals + misses, refused: refusals, missed: misses }
}
