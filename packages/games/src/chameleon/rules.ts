import type { Forfeit, Game, MatchVoided, Outcome, Ruling, Seat } from '@wis/engine'
import { aliasesOf } from '../contract/aliases.ts'
import type { Moved } from '../contract/moved.ts'
import { cutText, oneLine } from '../contract/reading/cut-text.ts'
import { readMeant } from '../contract/reading/meant/read-meant.ts'
import type { Filled } from '../contract/reading/read-fields.ts'
import type { GameConfig } from '../contract/ruleset.ts'
import { notAsked, readSaid, readSaidBy, ruleOnAnswer, saidBy } from '../contract/slips.ts'
import type { Said, Understood } from '../contract/slips.ts'
import { saysSomething } from '../words-in-speech/fold.ts'
import type { ChameleonEvent, ChameleonMaterial, ChameleonRuleset } from './events.ts'
import { guessIn, listsWords } from './guess.ts'
import { fieldsOf, guessLimits, votableBy } from './move-fields.ts'
import { pays } from './points.ts'
import { readGuess } from './read-guess.ts'
import { afterClue, afterGuess, afterVote } from './rulings.ts'
import { awaited, blankChameleon, evolve } from './state.ts'
import type { ChameleonState } from './state.ts'

type Meant =
  | { readonly kind: 'clue'; readonly text: string }
  | { readonly kind: 'vote'; readonly target: Seat }
  | { readonly kind: 'guess'; readonly text: string }
export type ChameleonMove = Said<Meant>
type ChameleonConfig = GameConfig<ChameleonRuleset, ChameleonMaterial>

export const chameleonRules: Game<ChameleonConfig, ChameleonState, ChameleonMove, ChameleonEvent> = {
  id: 'chameleon',
  blank: blankChameleon,
  open: ({ ruleset, language, material: { topic, word, words } }, seats, rng) => {
    const chameleon = rng.pick(seats)
    return [
      {
        type: 'match-opened',
        ruleset,
        language,
        aliases: aliasesOf(language, seats),
        topic,
        ...(words && { words }),
      },
      { type: 'chameleon-chosen', seat: chameleon, word },
      ...seats.map((seat): ChameleonEvent => ({
        type: 'word-dealt',
        seat,
        word: seat === chameleon ? null : word,
      })),
      { type: 'clues-opened', order: seats },
    ]
  },
  evolve,
  turns: (state) =>
    awaited(state).map((seat) => {
      const { step, tries } = state.asked[seat] ?? notAsked
      return { seat, kind: state.phase, round: 1, step, tries, limitMs: state.ruleset.turnLimitMs }
    }),
  readMove: (state, turn, text) => {
    const fields = fieldsOf(state, turn)
    const read = readSaid(fields, text, ({ clue, vote, word }): Meant => {
      if (turn.kind === 'vote') return { kind: 'vote', target: Number(vote) }
      return turn.kind === 'guess'
        ? { kind: 'guess', text: guessIn(String(word)) }
        : { kind: 'clue', text: oneLine(String(clue)) }
    })
    if (turn.kind !== 'guess') return read
    const { earlier = read } = read
    const readEarlier = (): Understood<Meant> =>
      earlier.kind === 'said' ? { ok: true, move: earlier.move } : { ok: false, reason: earlier.reason }
    return readSaidBy(text, (answer) => guessed(state, readMeant(fields, answer)), readEarlier)
  },
  decide,
  audience,
  outcome,
}

function guessed(state: ChameleonState, filled: Filled): Understood<Meant> {
  if (!filled.ok) return filled
  const read = readGuess(String(filled.values['word']), state)
  return read.ok ? { ok: true, move: { kind: 'guess', text: read.move } } : read
}

/** A refused answer stays with its seat: it may be a vote, or say that the seat does not know the word. */
function audience(event: ChameleonEvent | MatchVoided) {
  switch (event.type) {
    case 'chameleon-chosen':
      return 'nobody'
    case 'word-dealt':
    case 'vote-cast':
    case 'move-refused':
    case 'move-missed':
      return [event.seat]
    case 'match-opened':
    case 'clues-opened':
    case 'clue-given':
    case 'fouls-called':
    case 'vote-opened':
    case 'votes-revealed':
    case 'chameleon-caught':
    case 'word-guessed':
    case 'match-ended':
    case 'match-voided':
      return 'everyone'
  }
}

export function chameleonMoveOf(event: ChameleonEvent): Moved<ChameleonMove> | undefined {
  switch (event.type) {
    case 'clue-given': {
      const { seat, text, cut } = event
      return text === null ? undefined : saidBy(seat, { kind: 'clue', text: cut ? `${text}…` : text })
    }
    case 'vote-cast':
      return event.target === null ? undefined : saidBy(event.seat, { kind: 'vote', target: event.target })
    case 'word-guessed':
      return event.text === null ? undefined : saidBy(event.seat, { kind: 'guess', text: event.text })
    default:
      return undefined
  }
}

function decide(state: ChameleonState, seat: Seat, move: ChameleonMove | Forfeit): Ruling<ChameleonEvent> {
  const { phase, ending, asked, ruleset } = state
  if (ending) return { ok: false, reason: 'match-over' }
  if (!awaited(state).includes(seat)) return { ok: false, reason: 'not-your-turn' }
  if (move.kind === 'said' && move.move.kind !== phase) return { ok: false, reason: 'wrong-move' }
  return ruleOnAnswer({
    seat,
    move,
    asked,
    slips: ruleset.slips,
    fault: (meant) => faultOf(state, seat, meant),
    play: (meant) => {
      if (meant.kind === 'vote') return afterVote(state, { seat, target: meant.target })
      if (meant.kind === 'guess') return afterGuess(state, seat, meant.text)
      return afterClue(state, seat, cutText(meant.text, ruleset.clueLimit[state.language]))
    },
    giveUp: () => {
      if (phase === 'vote') return afterVote(state, { seat, target: null })
      return phase === 'guess'
        ? afterGuess(state, seat, null)
        : afterClue(state, seat, { text: null, cut: false })
    },
  })
}

/** Why an answer is not accepted, beside those that cannot be read. */
export const faults = {
  'says-nothing': { en: 'it has no letter and no digit', zh: '里面没有任何文字' },
  'not-another-seat': { en: 'it is no vote for another player at the table', zh: '只能投给桌上的另一名玩家' },
  'not-one-word': { en: 'it is not one word alone', zh: '只能说出一个词，不能多说' },
} as const

function faultOf(state: ChameleonState, seat: Seat, meant: Meant): keyof typeof faults | undefined {
  if (meant.kind === 'vote')
    return votableBy(state, seat).includes(meant.target) ? undefined : 'not-another-seat'
  if (meant.kind === 'clue') {
    const { text } = cutText(meant.text, state.ruleset.clueLimit[state.language])
    return saysSomething(text) ? undefined : 'says-nothing'
  }
  if (!saysSomething(meant.text)) return 'says-nothing'
  const isLong = cutText(meant.text, guessLimits[state.language]).cut
  return isLong || listsWords(meant.text) ? 'not-one-word' : undefined
}

/** All others are one side, and a seat that has left still belongs to it. */
function outcome({ ending, chameleon, aliases }: ChameleonState): Outcome | undefined {
  if (ending?.kind !== 'decided') return ending ?? undefined
  const [own, other] = pays[ending.reason]
  const seats = [...aliases.keys()]
  const teams = seats.map((seat) => (seat === chameleon ? 1 : 0))
  const places = teams.map((team) => ((team === 1 ? own < other : other < own) ? 2 : 1))
  return { kind: 'decided', places, teams, points: ending.points, reason: ending.reason }
}
