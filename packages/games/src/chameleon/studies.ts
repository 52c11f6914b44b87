import type { Seat } from '@wis/engine'
import type { GuessTally } from '../contract/probe.ts'
import type { Studies, Judged } from '../contract/studies.ts'
import { chameleonCredits } from './credits.ts'
import type { ChameleonMaterial } from './events.ts'
import { chameleonProbes } from './probes.ts'
import type { ChameleonEvent, ChameleonRuleset } from './schema.ts'
import type { ChameleonState } from './state.ts'

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
export const chameleonStudies: Studies<ChameleonRuleset, ChameleonMaterial, ChameleonState, ChameleonEvent> =
  {
    factors: [{ id: 'role', name: { en: 'Role', zh: '身份' }, levels: () => ['chameleon', 'other'] }],
    layout: ({ aliases, chameleon }) =>
      [...aliases.keys()].map((seat) => ({ role: seat === chameleon ? 'chameleon' : 'other' })),
    conditions: [],
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
