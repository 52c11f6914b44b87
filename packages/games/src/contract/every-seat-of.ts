import type { AnyRuleset } from './ruleset.ts'
import type { ArrangedTables } from './studies.ts'

/** Tables of several settings, by their names: in a block the subject sits in each seat of each setting once. */
export function everySeatOf<Ruleset extends AnyRuleset, Setting extends Partial<Ruleset>>(
  settings: readonly Setting[],
  nameOf: (setting: Setting) => string,
): ArrangedTables<Ruleset> {
  const known = new Map(settings.map((setting) => [setting.id, nameOf(setting)]))
  return {
    decides: ['seat'],
    settings: [...known.values()],
    settingOf: ({ id }) => known.get(id),
    count: ({ players }) => players * settings.length,
    at: ({ players }, index) => ({
      seat: index % players,
      rules: settings[Math.floor(index / players) % settings.length] ?? {},
    }),
  }
}
