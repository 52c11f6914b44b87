import { rngAt } from '@wis/engine'
import type { GameEvent } from '@wis/engine'
import { materialAt } from '@wis/games'
import type { KitDeal } from './commitment.ts'
import type { KitExport } from './read-export.ts'

/** The deal that follows from the revealed seeds. */
export function recomputeKitDeal({ kit, header, end }: KitExport): KitDeal {
  const { ruleset, language, seats } = header
  const { seed, seatingSeed } = end.reveal
  const material = kit.setup.draw(ruleset, language, rngAt(seed, materialAt))
  return { game: kit.id, seed, seatingSeed, material, seating: seats.map(({ agent }) => agent) }
}

/** The entries that open the match. */
export function recomputeKitOpening(match: KitExport): readonly GameEvent[] {
  const { kit, header } = match
  const { ruleset, language, seats } = header
  const { material, seed } = recomputeKitDeal(match)
  return kit.rules.open({ ruleset, language, material }, [...seats.keys()], rngAt(seed, 0))
}
