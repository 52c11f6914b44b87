import type { Forfeit, Game, Rng, Ruling, Seat } from '@wis/engine'
import { aliasesOf } from '../contract/aliases.ts'
import type { Field } from '../contract/field.ts'
import type { GameConfig } from '../contract/ruleset.ts'
import { notAsked, readSaid, ruleOnAnswer } from '../contract/slips.ts'
import type { Said } from '../contract/slips.ts'
import { choices } from './events.ts'
import type { Choice, Event, Ruleset } from './events.ts'
import { awaited, blank, evolve, wonBy } from './state.ts'
import type { State } from './state.ts'

export type Move = Said<Choice>
const names = { rock: '石头', paper: '布', scissors: '剪刀' } as const
export const labelOf = (choice: Choice) => ({ en: choice, zh: names[choice] })
export const beats = { rock: 'scissors', paper: 'rock', scissors: 'paper' } as const

const values = choices.map((value) => ({ value, label: labelOf(value), also: [names[value]] }))
const label = { en: 'Choice', zh: '出拳' }
/** What an answer holds. The form, the schemas and the reader of free text follow from it. */
export const fields = (): readonly Field[] => [{ kind: 'choice', name: 'choice', label, choices: values }]

export const rules: Game<GameConfig<Ruleset>, State, Move, Event> = {
  id: 'new-game',
  blank,
  evolve,
  open: ({ ruleset, language }, seats) => [
    { type: 'match-opened', ruleset, language, aliases: [...aliasesOf(language, seats)] },
  ],
  turns: (state) =>
    awaited(state).map((seat) => {
      const round = { kind: 'choose', round: state.rounds.length + 1, limitMs: state.ruleset.turnLimitMs }
      return { seat, ...round, ...(state.asked[seat] ?? notAsked) }
    }),
  readMove: (_, __, text) =>
    readSaid(fields(), text, ({ choice }) => choices.find((one) => one === choice) ?? 'rock'),
  decide,
  // A choice stays with its seat until both have chosen, and so does all that would tell of it.
  audience: (event) => ('seat' in event ? [event.seat] : 'everyone'),
  outcome: ({ ending }) => ending,
}

function decide(state: State, seat: Seat, move: Move | Forfeit, rng: Rng): Ruling<Event> {
  if (state.ending) return { ok: false, reason: 'match-over' }
  if (!awaited(state).includes(seat)) return { ok: false, reason: 'not-your-turn' }
  return ruleOnAnswer<Choice, Event>({
    seat,
    move,
    asked: state.asked,
    slips: state.ruleset.slips,
    fault: () => undefined,
    play: (choice) => choose(state, { type: 'choice-made', seat, choice, drawn: false }),
    giveUp: () => choose(state, { type: 'choice-made', seat, choice: rng.pick(choices), drawn: true }),
  })
}

function choose(before: State, made: Extract<Event, { type: 'choice-made' }>): readonly Event[] {
  const [one, other] = before.made.with(made.seat, made.choice)
  if (!one || !other) return [made]
  const winner = one === other ? null : beats[one] === other ? 0 : 1
  const ended: Event = { type: 'round-ended', choices: [one, other], winner }
  const { rounds, ruleset } = evolve(before, ended)
  const points = [0, 1].map((seat) => wonBy({ rounds }, seat))
  const isOver = rounds.length === ruleset.rounds || Math.max(...points) > ruleset.rounds / 2
  return isOver ? [made, ended, { type: 'match-ended', points }] : [made, ended]
}
