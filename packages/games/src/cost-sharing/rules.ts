import type { Forfeit, Game, MatchVoided, Ruling, Seat } from '@wis/engine'
import { aliasesOf } from '../contract/aliases.ts'
import { notAsked } from '../contract/asked.ts'
import type { Moved } from '../contract/moved.ts'
import { cutText } from '../contract/reading/cut-text.ts'
import type { GameConfig } from '../contract/ruleset.ts'
import { readSaidBy, ruleOnAnswer, saidBy } from '../contract/slips.ts'
import type { Said } from '../contract/slips.ts'
import type { Words } from '../contract/words-beside.ts'
import type { Airline } from './airlines.ts'
import type { CostEvent, CostRuleset, Shares } from './events.ts'
import { wordLimits } from './move-fields.ts'
import { readEarlier } from './reading/read-answer.ts'
import type { Meant } from './reading/read-answer.ts'
import { readAsWritten, readMeantAnswer } from './reading/read-meant-answer.ts'
import { allShares, isWhole, sumOf } from './shares.ts'
import { agreedShares, evolve, proposerOf } from './state.ts'
import type { CostState } from './state.ts'
import { view } from './view.ts'

export type CostMove = Said<Meant>
export type Airlines = readonly [Airline, Airline, Airline]
type CostConfig = GameConfig<CostRuleset, Airlines>

export const costSharingRules: Game<CostConfig, CostState, CostMove, CostEvent> = {
  id: 'cost-sharing',
  ...view.rules,
  open: ({ ruleset, language, material }, seats) => [
    { type: 'match-opened', ruleset, language, aliases: aliasesOf(language, seats) },
    { type: 'airlines-presented', airlines: material },
    { type: 'round-opened', round: 1 },
    ...openingOf(ruleset),
  ],
  turns: ({ next, asked, round, ruleset }) => {
    if (next === null) return []
    const { step, tries } = asked[next] ?? notAsked
    return [{ seat: next, kind: 'negotiate', round, step, tries, limitMs: ruleset.turnLimitMs }]
  },
  readMove: ({ stands }, { seat }, text) => {
    const negotiated = { stands, seat, seats: stands.length }
    return readSaidBy(text, {
      read: (answer) => readMeantAnswer(answer, negotiated),
      earlier: [(answer) => readAsWritten(answer, negotiated), (answer) => readEarlier(answer, negotiated)],
    })
  },
  decide,
}

/** The first round, if the ruleset has its proposals. */
function openingOf({ opening }: CostRuleset): readonly CostEvent[] {
  if (!opening) return []
  const proposals = opening.map((shares, seat): CostEvent => ({
    type: 'proposal-made',
    seat,
    shares,
    text: null,
    cut: false,
    given: true,
  }))
  return [...proposals, { type: 'round-opened', round: 2 }]
}

export function costSharingMoveOf(event: CostEvent): Moved<CostMove> | undefined {
  if (event.type === 'proposal-made' && !event.given)
    return saidBy(event.seat, { kind: 'propose', shares: event.shares, text: spoken(event) })
  if (event.type === 'proposal-supported')
    return saidBy(event.seat, { kind: 'support', supported: event.supported, text: spoken(event) })
  return undefined
}

/** Words that lead to these ones again. */
const spoken = ({ text, cut }: Words) => (cut ? `${text ?? ''}…` : text)

/** Every answer that is legal now, without words. */
export const legalAnswers = ({ stands }: CostState): readonly Meant[] => [
  ...allShares.map((shares): Meant => ({ kind: 'propose', shares, text: null })),
  ...stands.flatMap((shares, supported): Meant[] =>
    shares ? [{ kind: 'support', supported, text: null }] : [],
  ),
]

function decide(state: CostState, seat: Seat, move: CostMove | Forfeit): Ruling<CostEvent | MatchVoided> {
  if (state.ending) return { ok: false, reason: 'match-over' }
  if (state.next !== seat) return { ok: false, reason: 'not-your-turn' }
  return ruleOnAnswer<Meant, CostEvent>({
    seat,
    move,
    asked: state.asked,
    slips: state.ruleset.slips,
    fault: (meant) => faultOf(state, meant),
    play: (meant) => play(state, actOf(state, seat, meant)),
    giveUp: () => play(state, { type: 'turn-passed', seat }),
  })
}

function faultOf({ stands }: CostState, meant: Meant): string | undefined {
  if (meant.kind === 'support') return stands[meant.supported] ? undefined : 'no-stand'
  if (!isWhole(meant.shares)) return 'no-step'
  return sumOf(meant.shares) === 100 ? undefined : 'no-sum'
}

function actOf(state: CostState, seat: Seat, meant: Meant): CostEvent {
  const words = wordsOf(meant.text, state)
  if (meant.kind === 'propose')
    return { type: 'proposal-made', seat, shares: meant.shares, ...words, given: false }
  const { supported } = meant
  return {
    type: 'proposal-supported',
    seat,
    supported,
    shares: state.stands[supported] ?? noShares,
    ...words,
  }
}

const noShares: Shares = [0, 0, 100]

/** In one line, so that nobody can write a line in the name of another seat. */
function wordsOf(text: string | null, { language }: CostState): Words {
  const line = text?.replace(/\s+/gu, ' ').trim() ?? ''
  return line === '' ? { text: null, cut: false } : cutText(line, wordLimits[language])
}

/** An act of a seat, and what follows from it. */
function play(state: CostState, act: CostEvent): readonly CostEvent[] {
  const after = evolve(state, act)
  const agreed = agreedShares(after)
  if (agreed) {
    const points = agreed.map((share) => 100 - share)
    return [
      act,
      { type: 'match-ended', reason: 'agreed', shares: agreed, proposer: proposerOf(after, agreed), points },
    ]
  }
  if (after.next !== null) return [act]
  if (after.round < after.ruleset.rounds) return [act, { type: 'round-opened', round: after.round + 1 }]
  const points = after.stands.map(() => 0)
  return [act, { type: 'match-ended', reason: 'no-agreement', shares: null, proposer: null, points }]
}
