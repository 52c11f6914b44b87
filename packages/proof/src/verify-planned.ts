import type { GameEvent } from '@wis/engine'
import type { GameKit } from '@wis/games'
import type { Difference } from './difference.ts'
import { checkedKit } from './kit/checked-rules.ts'
import { olderProof } from './proof-of.ts'
import { differencesFrom } from './verify-play.ts'

interface PlannedPlay {
  readonly kit: GameKit
  readonly opening: readonly GameEvent[]
  readonly entries: readonly { readonly seq: number; readonly at: string; readonly event: GameEvent }[]
  readonly seed: string
}

/**
 * The first entry of a log that does not follow from its opening and its moves. A match of an experiment has no export
 * of its own: its opening follows from the plan. Lines count entries, from 1.
 */
export function plannedDifference({ kit, opening, entries, seed }: PlannedPlay): Difference | undefined {
  const read = entries.map((entry, place) => ({ ...entry, line: place + 1, raw: entry.event, hash: '' }))
  const played = { entries: read, endLine: entries.length + 1, opening, seed }
  const apart = olderProof(kit.id)?.checked
  const checked = {
    ...checkedKit(kit),
    ...(apart && { kindOf: apart.kindOf, ownVoids: apart.ownVoids }),
  }
  for (const difference of differencesFrom(checked, played)) return difference
  return undefined
}
