import type { Action } from '../hand.ts'

/** A hand, told only by what each seat has paid so far. It shares no code with the rules that it is a check of. */
export interface PaidTable {
  readonly stack: number
  readonly bigBlind: number
  readonly button: 0 | 1
  /** 0 before the flop, 3 on the river. */
  readonly street: number
  readonly paid: readonly [number, number]
  readonly toAct: 0 | 1
  readonly lastRaise: number
  /** Whether the street is over if the seat to act pays no more than it must. */
  readonly closes: boolean
  readonly end: 'showdown' | 0 | 1 | null
}

export function paidTable({
  stack,
  smallBlind,
  bigBlind,
}: Record<'stack' | 'smallBlind' | 'bigBlind', number>) {
  const [button, street] = [0, 0] as const
  const open = { toAct: button, lastRaise: bigBlind, closes: false, end: null } as const
  return { stack, bigBlind, button, street, paid: [smallBlind, bigBlind], ...open } as const
}

const rivals = [1, 0] as const

/** Whether the other seat could still answer a raise. */
const mayRaise = ({ paid, toAct, stack }: PaidTable) => paid[rivals[toAct]] < stack

export const legalOn = (table: PaidTable): readonly Action[] =>
  mayRaise(table)
    ? ['fold', 'check-and-call', 'raise-half-pot', 'raise-full-pot', 'all-in']
    : ['fold', 'check-and-call']

/** Undefined if the action may not be taken. All-in is a call where nothing more can be paid. */
export function paidAfter(table: PaidTable, action: Action): PaidTable | undefined {
  const theirs = table.paid[rivals[table.toAct]]
  if (action === 'fold') return { ...table, end: table.toAct }
  if (action === 'check-and-call') return called(table)
  if (!mayRaise(table)) return action === 'all-in' ? called(table) : undefined
  // After a call both have paid the same, so that half of the pot is what one has paid.
  const size = { 'raise-half-pot': theirs, 'raise-full-pot': 2 * theirs, 'all-in': table.stack }[action]
  const to = Math.min(table.stack, theirs + Math.max(size, table.lastRaise))
  return {
    ...table,
    paid: table.toAct === 0 ? [to, theirs] : [theirs, to],
    toAct: rivals[table.toAct],
    lastRaise: Math.max(table.lastRaise, to - theirs),
    closes: true,
  }
}

function called(table: PaidTable): PaidTable {
  const { toAct, closes, street, stack, bigBlind, button } = table
  const level = Math.max(...table.paid)
  const paid = [level, level] as const
  if (!closes) return { ...table, paid, toAct: rivals[toAct], closes: true }
  if (street === 3 || level === stack) return { ...table, paid, end: 'showdown' }
  return { ...table, paid, street: street + 1, toAct: rivals[button], lastRaise: bigBlind, closes: false }
}
