import type { Forfeit, Game, MatchVoided, Outcome, Ruling, Seat } from '@wis/engine'
import { aliasesOf } from '../contract/aliases.ts'
import type { Moved } from '../contract/moved.ts'
import { cutText } from '../contract/reading/cut-text.ts'
import type { GameConfig } from '../contract/ruleset.ts'
import { notAsked, readSaid, ruleOnAnswer, saidBy } from '../contract/slips.ts'
import type { Said } from '../contract/slips.ts'
import type { Choice, DilemmaEvent, DilemmaRuleset } from './events.ts'
import { fieldsOf, lineLimits } from './move-fields.ts'
import { pointsOf } from './payoff.ts'
import { awaited, blankDilemma, evolve, totalOf } from './state.ts'
import type { DilemmaState } from './state.ts'

type Meant =
  | { readonly kind: 'talk'; readonly text: string }
  | { readonly kind: 'choose'; readonly choice: Choice }
export type DilemmaMove = Said<Meant>
type DilemmaConfig = GameConfig<DilemmaRuleset>

export const dilemmaRules: Game<DilemmaConfig, DilemmaState, DilemmaMove, DilemmaEvent> = {
  id: 'dilemma',
  blank: blankDilemma,
  open: ({ ruleset, language }, seats) => [
    { type: 'match-opened', ruleset, language, aliases: aliasesOf(language, seats) },
    { type: 'round-opened', round: 1 },
  ],
  evolve,
  turns: (state) => {
    const { phase, round, asked, ruleset } = state
    if (phase === null) return []
    return awaited(state).map((seat) => {
      const { step, tries } = asked[seat] ?? notAsked
      return { seat, kind: phase, round, step, tries, limitMs: ruleset.turnLimitMs }
    })
  },
  readMove: (state, { kind }, text) =>
    readSaid(fieldsOf(state, kind), text, ({ line, choice }) =>
      kind === 'talk'
        ? { kind, text: oneLine(line) }
        : { kind: 'choose', choice: choice === 'defect' ? 'defect' : 'cooperate' },
    ),
  decide,
  audience,
  outcome,
}

/** Without breaks, so that nobody can write a line in the name of another seat. */
const oneLine = (said: unknown) => (typeof said === 'string' ? said.replace(/\s+/gu, ' ').trim() : '')

/** Answers stay with their seat until all have answered. A refusal stays there, since it would tell of a given choice. */
function audience(event: DilemmaEvent | MatchVoided) {
  switch (event.type) {
    case 'line-written':
    case 'choice-made':
    case 'move-refused':
    case 'move-missed':
      return [event.seat]
    case 'match-opened':
    case 'round-opened':
    case 'lines-told':
    case 'round-ended':
    case 'match-ended':
    case 'match-voided':
      return 'everyone'
  }
}

export function dilemmaMoveOf(event: DilemmaEvent): Moved<DilemmaMove> | undefined {
  if (event.type === 'choice-made') return saidBy(event.seat, { kind: 'choose', choice: event.choice })
  if (event.type !== 'line-written' || event.text === null) return undefined
  return saidBy(event.seat, { kind: 'talk', text: event.cut ? `${event.text}…` : event.text })
}

function decide(state: DilemmaState, seat: Seat, move: DilemmaMove | Forfeit): Ruling<DilemmaEvent> {
  if (state.ending) return { ok: false, reason: 'match-over' }
  if (!awaited(state).includes(seat)) return { ok: false, reason: 'not-your-turn' }
  if (move.kind === 'said' && move.move.kind !== state.phase) return { ok: false, reason: 'wrong-move' }
  return ruleOnAnswer({
    seat,
    move,
    asked: state.asked,
    slips: state.ruleset.slips,
    fault: () => undefined,
    play: (meant) =>
      meant.kind === 'talk'
        ? speak(state, { seat, ...cutText(meant.text, lineLimits[state.language]), given: false })
        : choose(state, { seat, choice: meant.choice, given: false }),
    giveUp: () =>
      state.phase === 'talk'
        ? speak(state, { seat, text: null, cut: false, given: true })
        : choose(state, { seat, choice: 'cooperate', given: true }),
  })
}

type Written = Omit<Extract<DilemmaEvent, { readonly type: 'line-written' }>, 'type'>
type Made = Omit<Extract<DilemmaEvent, { readonly type: 'choice-made' }>, 'type'>

function speak({ round, written }: DilemmaState, line: Written): readonly DilemmaEvent[] {
  const event: DilemmaEvent = { type: 'line-written', ...line }
  const all = written.with(line.seat, line).filter((one) => one !== null)
  if (all.length < written.length) return [event]
  return [event, { type: 'lines-told', round, lines: all.map(({ text }) => text) }]
}

function choose(state: DilemmaState, made: Made): readonly DilemmaEvent[] {
  const event: DilemmaEvent = { type: 'choice-made', ...made }
  const all = state.made.with(made.seat, made).filter((one) => one !== null)
  if (all.length < state.made.length) return [event]
  return [
    event,
    ...endRound(
      state,
      all.map(({ choice }) => choice),
    ),
  ]
}

function endRound(state: DilemmaState, choices: readonly Choice[]): readonly DilemmaEvent[] {
  const { round, ruleset } = state
  const points = pointsOf(ruleset.payoffs, choices)
  const ended: DilemmaEvent = { type: 'round-ended', round, choices, points }
  if (round < ruleset.rounds) return [ended, { type: 'round-opened', round: round + 1 }]
  const totals = points.map((own, seat) => totalOf(state, seat) + own)
  return [ended, { type: 'match-ended', points: totals }]
}

function outcome({ ending }: DilemmaState): Outcome | undefined {
  if (ending?.kind !== 'decided') return ending ?? undefined
  const { points } = ending
  const places = points.map((own) => 1 + points.filter((other) => other > own).length)
  return { kind: 'decided', places, teams: [...points.keys()], points, reason: 'rounds-played' }
}
