import { rngAt } from '@wis/engine'
import type { Seat } from '@wis/engine'
import type { connectFour } from '../connect-four/kit.ts'
import type { BoardShape, Cells } from './board.ts'
import type { LineState } from './table.ts'

type Kit = Pick<typeof connectFour, 'rules' | 'setup'>

const unused = rngAt('', 0)

/** The usual rules, and those of one game alone. */
export function presetsOf({ setup }: Kit) {
  const [arena, llmarena = arena] = setup.presets
  return [arena, llmarena] as const
}

/** The games that have ended. */
export const endedIn = ({ past }: Pick<LineState, 'past'>) => past['game-ended']

/** A match that has just begun. */
export const opened = ({ rules, setup }: Kit, ruleset = setup.presets[0]): LineState =>
  rules.open({ ruleset, language: 'en', material: null }, [0, 1], unused).reduce(rules.evolve, rules.blank)

export interface Answered {
  readonly state: LineState
  /** Why the answer was refused. */
  readonly refusal: string | undefined
}

/** The seat whose turn it is. */
export const nextIn = ({ rules }: Kit, state: LineState): Seat | undefined => rules.turns(state)[0]?.seat

/** The state after the seat whose turn it is has named a move. */
export function answered({ rules, setup }: Kit, state: LineState, move: string): Answered {
  const said = { kind: 'said', said: '', move: { kind: 'move', values: { move } } } as const
  const ruling = rules.decide(state, nextIn({ rules, setup }, state) ?? 0, said, unused)
  if (!ruling.ok) throw new Error(ruling.reason)
  const refused = ruling.events.find((event) => event.type === 'move-refused')
  return { state: ruling.events.reduce(rules.evolve, state), refusal: refused?.reason }
}

/** The board as a text like those of `by-strings`. Seat 0 has the X, seat 1 the O. */
export const textOf = ({ columns }: Pick<BoardShape, 'columns'>, cells: Cells): string =>
  cells
    .map((seat, cell) => `${cell > 0 && cell % columns === 0 ? '/' : ''}${seat === null ? '.' : 'XO'[seat]}`)
    .join('')

/** The board with these rows, the top one first. Rows above them are free. */
export const boardOf = ({ rows, columns }: BoardShape, ...given: readonly string[]): Cells =>
  [...given.join('').padStart(rows * columns, '.')].map((mark) => (mark === '.' ? null : 'XO'.indexOf(mark)))
