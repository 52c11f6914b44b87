import { rngAt } from '@wis/engine'
import type { LineRuleset } from './events.ts'
import type { LineGame } from './rules.ts'
import type { LineState } from './state.ts'

const unused = rngAt('', 0)

/** A match that has just begun. */
export const opened = (rules: LineGame, ruleset: LineRuleset): LineState =>
  rules.open({ ruleset, language: 'en', material: null }, [0, 1], unused).reduce(rules.evolve, rules.blank)

export interface Answered {
  readonly state: LineState
  /** Why the answer was refused. */
  readonly refusal: string | undefined
}

/** The state after the seat whose turn it is has named a cell. */
export function answered(rules: LineGame, state: LineState, cell: number): Answered {
  const ruling = rules.decide(state, state.next ?? 0, { kind: 'said', said: '', move: cell }, unused)
  if (!ruling.ok) throw new Error(ruling.reason)
  const refused = ruling.events.find((event) => event.type === 'move-refused')
  return { state: ruling.events.reduce(rules.evolve, state), refusal: refused?.reason }
}
