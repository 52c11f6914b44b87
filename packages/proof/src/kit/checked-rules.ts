import type { GameEvent } from '@wis/engine'
import type { GameKit } from '@wis/games'
import type { DifferenceKind } from '../difference.ts'
import type { CheckedRules, Part } from '../game-proof.ts'

export const checkedKit = (kit: GameKit): CheckedRules => ({
  rules: kit.rules,
  kindOf,
  ownVoids: [],
  moveOf: (event, next) => kit.moveOf(event, next),
})

function kindOf({ type }: GameEvent, part: Part, found: GameEvent | undefined): DifferenceKind {
  if (part === 'opening') return 'deal'
  if (type === 'match-ended' || type === 'match-voided') return 'ending'
  if (part === 'effect') return 'effect'
  return found?.type === 'move-refused' || found?.type === 'move-missed' ? 'refusal' : 'move'
}
