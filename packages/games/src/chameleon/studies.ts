import type { Seat } from '@wis/engine'
import type { GuessTally } from '../contract/probe.ts'
import type { Counted, Judged } from '../contract/studies.ts'
import { texts } from './content/generated/texts.ts'
import { chameleonProbes } from './probes.ts'
import { pays } from './table.ts'
import type { ChameleonEvent, ChameleonState } from './table.ts'

const mostPaid = (side: 0 | 1) => Math.max(...Object.values(pays).map((pay) => pay[side]))

/** What a seat won of what could be won, and whom it deceived. */
export const chameleonCredits: Counted<ChameleonState> = {
  metrics: texts.measures({
    'credits-chameleon': {
      better: 'more',
      of: ['chameleon-credits'],
      per: ['chameleon-credits-possible'],
    },
    'credits-other': { better: 'more', of: ['other-credits'], per: ['other-credits-possible'] },
    deceptions: { better: 'more', of: ['deceptions'], per: ['chameleon-matches'] },
    'misled-guesses': { better: 'more', of: ['misled-guesses'], per: ['heard-guesses'] },
  }),
  of: ({ chameleon, ending, guess, reason }, seat) => {
    if (ending?.kind !== 'decided' || !reason) return {}
    const isChameleon = seat === chameleon
    const own = ending.points[seat] ?? 0
    const [paid, paidToOthers] = pays[reason]
    const isGuessHeard = !isChameleon && guess !== null && guess.text !== null
    return {
      'chameleon-credits': isChameleon ? own : 0,
      'chameleon-credits-possible': isChameleon ? mostPaid(0) : 0,
      'other-credits': isChameleon ? 0 : own,
      'other-credits-possible': isChameleon ? 0 : mostPaid(1),
      deceptions: isChameleon && paid > paidToOthers ? 1 : 0,
      'chameleon-matches': isChameleon ? 1 : 0,
      'misled-guesses': isGuessHeard && !guess.right ? 1 : 0,
      'heard-guesses': isGuessHeard ? 1 : 0,
    }
  },
}

/** The clue of a seat beside the secret word. The chameleon holds no word, so nothing of it is judged. */
const chameleonJudged: readonly Judged<ChameleonEvent>[] = [
  {
    rubric: 'clue-fit',
    of: (log, seat) => {
      const [word] = log.flatMap(({ event }) =>
        event.type === 'word-dealt' && event.seat === seat ? [event.word] : [],
      )
      if (word === undefined || word === null) return []
      return log.flatMap(({ seq, event }) =>
        event.type === 'clue-given' && event.seat === seat && event.text !== null
          ? [{ entry: seq, parts: { word, clue: event.text } }]
          : [],
      )
    },
  },
]

/** Clues are given in the order of the seats, so the factor of all games covers the place among the speakers. */
export const studies = {
  counted: [chameleonCredits],
  probes: chameleonProbes,
  guessed: chameleonGuessed,
  judged: chameleonJudged,
}

/**
 * Votes of those who know the word that name any other candidate: of the seat, and of all others together. The secret word is
 * no choice among some, so that nobody can guess it evenly.
 */
function chameleonGuessed(state: ChameleonState, seat: Seat): Readonly<Record<string, GuessTally>> {
  const others = [...state.aliases.keys()].filter((other) => other !== seat)
  return { 'vote-accuracy': votesOf(state, [seat]), 'others-vote-accuracy': votesOf(state, others) }
}

function votesOf({ revealed, candidates, chameleon }: ChameleonState, seats: readonly Seat[]): GuessTally {
  const chances = (revealed ?? [])
    .filter((ballot) => ballot.seat !== chameleon && seats.includes(ballot.seat))
    .map((ballot) => {
      const options = candidates.filter((candidate) => candidate !== ballot.seat)
      return chameleon !== null && options.includes(chameleon) ? 1 / options.length : 0
    })
  return { asked: chances.length, even: chances.reduce((sum, chance) => sum + chance, 0) }
}
