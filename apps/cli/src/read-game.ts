import { kits, rulesetWith } from '@wis/games'
import type { AnyRuleset, GameKit } from '@wis/games'
import { UsageError } from './command.ts'

export function readKit(id: string): GameKit {
  return readNamed('game', id, new Map(kits.map((kit) => [kit.id, kit])))
}

/** The usual ruleset if none is named, with the values that are set, such as `dice=5`. */
export function readRuleset(kit: GameKit, id: string | undefined, set: readonly string[] = []): AnyRuleset {
  const { presets } = kit.setup
  const named =
    id === undefined
      ? presets[0]
      : readNamed('ruleset', id, new Map(presets.map((preset) => [preset.id, preset])))
  const changed = rulesetWith(kit, named, Object.fromEntries(set.map(readSetting)))
  if (changed.ok) return changed.ruleset
  throw new UsageError(`--set ${changed.field}: ${changed.fault}`)
}

function readSetting(text: string): readonly [field: string, value: unknown] {
  const [, field, value] = /^([\w.]+)=(.+)$/u.exec(text) ?? []
  if (field === undefined || value === undefined)
    throw new UsageError(`--set takes a field and its value, such as dice=5, not '${text}'`)
  try {
    return [field, JSON.parse(value)]
  } catch {
    // Names need no quotes.
    return [field, value]
  }
}

/** One of the named values. The complaint lists their names. */
export function readNamed<Value>(option: string, text: string, named: ReadonlyMap<string, Value>): Value {
  const chosen = named.get(text)
  if (chosen !== undefined) return chosen
  throw new UsageError(`--${option} is one of ${[...named.keys()].join(', ')}, not '${text}'`)
}
