import { rngAt } from '@wis/engine'
import type { Seat } from '@wis/engine'
import type { AnyRuleset, GameKit } from '@wis/games'

export interface ArrangedTable {
  /** The subject's. */
  readonly seat: Seat
  /** What of the rules lays the table. */
  readonly rules: Partial<AnyRuleset>
}

interface Block {
  readonly kit: GameKit
  readonly ruleset: AnyRuleset
  readonly seed: string
}

/**
 * The table of a deal, counted from 0, in an experiment that arranges them. Each run of as many deals as a block has
 * tables holds every table once, in an order of its own.
 */
export function arrangedTable({ kit, ruleset, seed }: Block, deal: number): ArrangedTable {
  const arranged = kit.studies?.arranged
  if (!arranged) throw new RangeError(`${kit.id} has no arranged tables`)
  const tables = arranged.count(ruleset)
  const chance = `${seed}/arranged/${Math.floor(deal / tables)}`
  const order = rngAt(chance, 0).shuffle(Array.from({ length: tables }, (_, index) => index))
  return arranged.at(ruleset, order[deal % tables] ?? 0, rngAt(chance, 1))
}
