import { advance, replay } from '@wis/engine'
import type { Entry } from '@wis/engine'
import type { GameView } from '@wis/games'
import { saidBetween } from '../../features/scene/said-between.ts'
import type { Spoken } from '../../features/scene/said-between.ts'

/** What was said in an entry. Undefined if that is nothing, or not one thing. */
export function spokenAt(view: GameView, log: readonly Entry[], seq: number): Spoken | undefined {
  const entry = log[seq]
  if (!entry) return undefined
  const before = replay(view.rules, log.slice(0, seq))
  return saidBetween(view.scene(before, null), view.scene(advance(view.rules, before, entry), null))
}
