import type { AnyRuleset } from './ruleset.ts'
import type { ArrangedTables } from './studies.ts'

/** Tables of several settings: in a block the subject sits in each seat of each setting once. */
export function everySeatOf<Ruleset extends AnyRuleset>(
  settings: readonly Partial<Ruleset>[],
): ArrangedTables<Ruleset> {
  return {
    decides: ['seat'],
    count: ({ players }) => players * settings.length,
    at: ({ players }, index) => ({
      seat: index % players,
      rules: settings[Math.floor(index / players) % settings.length] ?? {},
    }),
  }
}
