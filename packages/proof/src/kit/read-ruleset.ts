import type { GameEvent } from '@wis/engine'
import type { AnyRuleset, GameKit } from '@wis/games'
import { canonicalJson } from '../canonical-json.ts'
import type { DifferenceKind } from '../difference.ts'
import type { CheckedRules, Part } from '../game-proof.ts'
import { differs, memberOf } from '../read-lines.ts'
import type { Line, Read } from '../read-lines.ts'

/** The ruleset as the game's own schema has it, if it is written with exactly its members. */
export function readRuleset({ setup }: GameKit, line: Line): Read<AnyRuleset> {
  const written = memberOf(line.value, 'ruleset')
  const ruleset = setup.ruleset.safeParse(written)
  if (!ruleset.success) {
    const [issue] = ruleset.error.issues
    return differs(line, 'header', `header with ruleset.${issue?.path.join('.')}: ${issue?.message}`)
  }
  const canonical = canonicalJson(ruleset.data)
  if (canonical !== canonicalJson(written))
    return differs(line, 'header', `header with ruleset: ${canonical}`)
  return { ok: true, value: ruleset.data }
}

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
