import type { Forfeit, Game, Ruling, Seat } from '@wis/engine'
import { aliasesOf } from '../contract/aliases.ts'
import { turnOf } from '../contract/asked.ts'
import type { Moved } from '../contract/moved.ts'
import { cutText, oneLine } from '../contract/reading/cut-text.ts'
import { readMeant } from '../contract/reading/meant/read-meant.ts'
import type { Filled } from '../contract/reading/read-fields.ts'
import type { GameConfig } from '../contract/ruleset.ts'
import { readSaid, readSaidBy, ruleOnAnswer, saidBy } from '../contract/slips.ts'
import type { Said, Understood } from '../contract/slips.ts'
import { saysSomething } from '../words-in-speech/fold.ts'
import type { ChameleonMaterial } from './events.ts'
import { fieldsOf, guessLimits, votableBy } from './move-fields.ts'
import { guessIn, listsWords, readGuess } from './read-guess.ts'
import { afterClue, afterGuess, afterVote } from './rulings.ts'
import type { faults } from './say.ts'
import type { ChameleonEvent, ChameleonRuleset } from './schema.ts'
import { awaited } from './state.ts'
import type { ChameleonState } from './state.ts'
import { view } from './view.ts'

type Meant =
  | { readonly kind: 'clue'; readonly text: string }
  | { readonly kind: 'vote'; readonly target: Seat }
  | { readonly kind: 'guess'; readonly text: string }
export type ChameleonMove = Said<Meant>
type ChameleonConfig = GameConfig<ChameleonRuleset, ChameleonMaterial>

export const chameleonRules: Game<ChameleonConfig, ChameleonState, ChameleonMove, ChameleonEvent> = {
  id: 'chameleon',
  ...view.rules,
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
  turns: (state) =>
    awaited(state).map((seat) =>
      turnOf(state.asked, seat, { kind: state.phase, round: 1, limitMs: state.ruleset.turnLimitMs }),
    ),
  readMove: (state, turn, text) => {
    const fields = fieldsOf(state, turn)
    const read = readSaid(
      fields,
      text,
      ({ clue, vote, word }): Meant => {
        if (turn.kind === 'vote') return { kind: 'vote', target: Number(vote) }
        return turn.kind === 'guess'
          ? { kind: 'guess', text: guessIn(String(word)) }
          : { kind: 'clue', text: oneLine(String(clue)) }
      },
      { seat: turn.seat },
    )
    if (turn.kind !== 'guess') return read
    const meant = readSaidBy(text, {
      read: (answer) => guessed(state, readMeant(fields, answer)),
      isHeard: true,
    })
    return { ...meant, earlier: () => [read, ...(read.earlier?.() ?? [])] }
  },
  decide,
}

function guessed(state: ChameleonState, filled: Filled): Understood<Meant> {
  if (!filled.ok) return filled
  const read = readGuess(String(filled.values['word']), state)
  return read.ok ? { ok: true, move: { kind: 'guess', text: read.move } } : read
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
