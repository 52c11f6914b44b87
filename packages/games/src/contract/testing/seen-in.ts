import { redact } from '@wis/engine'
import type { Entry, GameEvent, Language, Viewer } from '@wis/engine'
import type { GameKit } from '../game-kit.ts'
import type { AnyRuleset } from '../ruleset.ts'

/** Everything that a reader is given after each entry, as text. */
export function seenIn<Ruleset extends AnyRuleset, Material, State, Move, Event extends GameEvent>(
  { rules, wire, scene }: GameKit<Ruleset, Material, State, Move, Event>,
  log: readonly Entry<Event>[],
  viewer: Viewer,
  language: Language,
): string[] {
  const seat = typeof viewer === 'number' ? viewer : null
  const teller = { language, nameOf: (other: number) => `<${other}>` }
  let state = rules.blank
  return log.map((entry) => {
    const told = redact(rules, viewer, entry)
    const isTold = told.event.type !== 'hidden'
    if (isTold) state = rules.evolve(state, told.event as Event)
    const asked = rules.turns(state).filter((turn) => turn.seat === seat)
    return JSON.stringify([
      told,
      isTold ? (wire.say(told.event as Event, teller) ?? null) : null,
      state,
      scene(state, seat),
      seat === null ? null : wire.observe(state, seat),
      asked.map((turn) => [turn, wire.fields(state, turn), wire.legal(state, turn) ?? null]),
    ])
  })
}
