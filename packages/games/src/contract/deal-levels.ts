import { rngAt } from '@wis/engine'
import type { Language } from '@wis/engine'
import type { GameKit } from './game-kit.ts'
import type { AnyRuleset } from './ruleset.ts'

/** Properties of a seat in a deal, by the factors of its game: its role, its place, and so on. */
export type DealLevels = Readonly<Record<string, string>>

/** The factor that every game has. Its levels are counted from 1. */
export const seatFactor = 'seat'

/** All levels of every factor of a game by these rules, by the factor's name. */
export function dealLevels(kit: GameKit, ruleset: AnyRuleset): ReadonlyMap<string, readonly string[]> {
  const seats = Array.from({ length: ruleset.players }, (_, seat) => String(seat + 1))
  const own = (kit.studies?.factors ?? []).map(({ id: factor, levels }) => [factor, levels(ruleset)] as const)
  return new Map([[seatFactor, seats], ...own.filter(([, levels]) => levels.length > 0)])
}

interface Dealt {
  readonly ruleset: AnyRuleset
  readonly language: Language
  readonly material: unknown
  readonly seed: string
}

/** The levels of every seat in a deal, in seat order. */
export function seatLevels(
  kit: GameKit,
  { ruleset, language, material, seed }: Dealt,
): readonly DealLevels[] {
  const seats = Array.from({ length: ruleset.players }, (_, seat) => seat)
  const place = (seat: number) => ({ [seatFactor]: String(seat + 1) })
  if (!kit.studies) return seats.map(place)
  const events = kit.rules.open({ ruleset, language, material }, seats, rngAt(seed, 0))
  const layout = kit.studies.layout(events.reduce(kit.rules.evolve, kit.rules.blank), material)
  return seats.map((seat) => ({ ...place(seat), ...layout[seat] }))
}

export const hasLevels = (own: DealLevels | undefined, wanted: DealLevels): boolean =>
  Object.entries(wanted).every(([factor, level]) => own?.[factor] === level)
