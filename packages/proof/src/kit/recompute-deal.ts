import { rngAt } from '@wis/engine'
import type { GameEvent } from '@wis/engine'
import { materialAt } from '@wis/games'
import type { GameKit } from '@wis/games'
import type { KitDeal } from '../commitment.ts'
import type { HeaderLine, KitEndLine } from '../export-lines.ts'
import type { ReadLines } from '../read-lines.ts'

export type KitLines = ReadLines<HeaderLine, GameEvent, KitEndLine>

/** The deal that follows from the revealed seeds. */
export function recomputeKitDeal(kit: GameKit, { header, end }: Pick<KitLines, 'header' | 'end'>): KitDeal {
  const { ruleset, language, seats } = header
  const { seed, seatingSeed } = end.reveal
  const material = kit.setup.draw(ruleset, language, rngAt(seed, materialAt))
  return { game: kit.id, seed, seatingSeed, material, seating: seats.map(({ agent }) => agent) }
}

/** The entries that open the match. */
export function openingOf(
  kit: GameKit,
  { header }: KitLines,
  { material, seed }: KitDeal,
): readonly GameEvent[] {
  const { ruleset, language, seats } = header
  return kit.rules.open({ ruleset, language, material }, [...seats.keys()], rngAt(seed, 0))
}
