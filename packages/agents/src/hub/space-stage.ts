import type { Stage } from '@wis/protocol'

/** The Hub's words for the stage of a Space, grouped by their meaning for a caller. */
const meanings: ReadonlyMap<string, Stage> = new Map<string, Stage>([
  ['RUNNING', 'up'],
  ['RUNNING_BUILDING', 'up'],
  ['RUNNING_APP_STARTING', 'up'],
  ['BUILDING', 'waking'],
  ['APP_STARTING', 'waking'],
  ['SLEEPING', 'asleep'],
  ['STOPPED', 'asleep'],
  ['PAUSED', 'paused'],
  ['NO_APP_FILE', 'broken'],
  ['CONFIG_ERROR', 'broken'],
  ['BUILD_ERROR', 'broken'],
  ['RUNTIME_ERROR', 'broken'],
  ['DELETING', 'broken'],
])

export function stageOf(word: string | undefined): Stage {
  return meanings.get(word ?? '') ?? 'unknown'
}
