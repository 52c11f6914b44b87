import type { Forfeit, Game, Rng, Ruling, Seat } from '@wis/engine'
import { aliasesOf } from '../contract/aliases.ts'
import { turnOf } from '../contract/asked.ts'
import type { FieldValues } from '../contract/field.ts'
import { oneLine } from '../contract/reading/cut-text.ts'
import type { GameConfig } from '../contract/ruleset.ts'
import { readSaid, ruleOnAnswer } from '../contract/slips.ts'
import { saysSomething } from '../words-in-speech/fold.ts'
import type { Card } from './events.ts'
import { cardsOf, fieldsOf, targetsOf } from './move-fields.ts'
import type { AvalonMove, Meant } from './moves.ts'
import { notesIn } from './notes.ts'
import { roles, seenBy } from './roles.ts'
import { eventsOf, proposalOpened } from './rulings.ts'
import type { faults } from './say.ts'
import type { AvalonEvent, AvalonRuleset } from './schema.ts'
import { awaited } from './state.ts'
import type { AvalonState } from './state.ts'
import { view } from './view.ts'

type AvalonConfig = GameConfig<AvalonRuleset, null>

export const avalonRules: Game<AvalonConfig, AvalonState, AvalonMove, AvalonEvent> = {
  id: 'avalon',
  ...view.rules,
  open: ({ ruleset, language }, seats, rng) => {
    const dealt = rng.shuffle(roles)
    const leader = rng.pick(seats)
    return [
      { type: 'match-opened', ruleset, language, aliases: aliasesOf(language, seats) },
      ...dealt.map((role, seat): AvalonEvent => ({
        type: 'role-dealt',
        seat,
        role,
        sees: seenBy(dealt, seat),
      })),
      proposalOpened(ruleset, { quest: 1, proposal: 1, leader }),
    ]
  },
  turns: (state) =>
    awaited(state).map((seat) => {
      const round = Math.max(1, state.proposal?.quest ?? 1)
      return turnOf(state.asked, seat, { kind: state.phase, round, limitMs: limitOf(state) })
    }),
  readMove: (state, turn, text) =>
    readSaid(fieldsOf(state, turn), text, (values) => meantBy(state, turn.kind, values), { seat: turn.seat }),
  decide,
}

const talks: readonly string[] = ['propose', 'discuss', 'settle']

const limitOf = ({ phase, ruleset: { turnLimitMs, talkLimitMs = turnLimitMs } }: AvalonState) =>
  talks.includes(phase) ? talkLimitMs : turnLimitMs

function meantBy({ aliases }: AvalonState, kind: string, values: FieldValues): Meant {
  switch (kind) {
    case 'propose':
    case 'settle': {
      const picked = Array.isArray(values['team']) ? (values['team'] as readonly string[]) : []
      const team = picked.map((alias) => aliases.indexOf(alias))
      return { kind, team, text: said(values['say']), notes: notesIn(values) }
    }
    case 'vote':
      return { kind: 'vote', approves: values['vote'] === 'approve' }
    case 'quest':
      return { kind: 'quest', card: values['card'] === 'fail' ? 'fail' : 'success' }
    case 'assassinate':
      return { kind: 'assassinate', target: Number(values['merlin']) }
    default:
      return { kind: 'discuss', text: said(values['say']), notes: notesIn(values) }
  }
}

const said = (text: unknown) => (typeof text === 'string' ? oneLine(text) : '')

function decide(state: AvalonState, seat: Seat, move: AvalonMove | Forfeit, rng: Rng): Ruling<AvalonEvent> {
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
    play: (meant) => eventsOf(state, seat, meant, rng),
    giveUp: () => eventsOf(state, seat, undefined, rng),
  })
}

function faultOf(state: AvalonState, seat: Seat, meant: Meant): keyof typeof faults | undefined {
  switch (meant.kind) {
    case 'propose':
    case 'settle':
      return isTeam(state, meant.team) ? undefined : 'wrong-team'
    case 'discuss':
      return saysSomething(meant.text) ? undefined : 'says-nothing'
    case 'quest':
      return cardsOf(state, seat).some((card: Card) => card === meant.card) ? undefined : 'good-cannot-fail'
    case 'assassinate':
      return targetsOf(state, seat).includes(meant.target) ? undefined : 'not-a-target'
    case 'vote':
      return undefined
  }
}

/** A team is written in seat order, so that one team is one answer. */
function isTeam({ proposal, aliases }: AvalonState, team: readonly Seat[]): boolean {
  const isOrdered = team.every((seat, place) => place === 0 || (team[place - 1] ?? seat) < seat)
  return (
    isOrdered && team.length === proposal?.size && team.every((seat) => seat >= 0 && seat < aliases.length)
  )
}
