import type { AnyRuleset, GameKit } from '@wis/games'
import { canonicalJson } from '../canonical-json.ts'
import { memberOf } from '../line.ts'
import type { Line } from '../line.ts'
import { differs } from '../read-lines.ts'
import type { Read } from '../read-lines.ts'

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
