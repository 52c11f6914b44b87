import { kits } from '@wis/games'
import type { AnyRuleset, GameKit } from '@wis/games'
import { UsageError } from './command.ts'

export function readKit(id: string): GameKit {
  return readNamed('game', id, new Map(kits.map((kit) => [kit.id, kit])))
}

/** The usual ruleset if none is named. */
export function readRuleset({ setup: { presets } }: GameKit, id: string | undefined): AnyRuleset {
  if (id === undefined) return presets[0]
  return readNamed('ruleset', id, new Map(presets.map((preset) => [preset.id, preset])))
}

/** One of the named values. The complaint lists their names. */
export function readNamed<Value>(option: string, text: string, named: ReadonlyMap<string, Value>): Value {
  const chosen = named.get(text)
  if (chosen !== undefined) return chosen
  throw new UsageError(`--${option} is one of ${[...named.keys()].join(', ')}, not '${text}'`)
}
