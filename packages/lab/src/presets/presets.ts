import type { Preset } from './preset.ts'
import { spygamePresets } from './spygame.ts'
import { wisPresets } from './wis.ts'

/** Every experiment that is ready to run. */
export const presets: readonly Preset[] = [...wisPresets, ...spygamePresets]

export function presetCalled(id: string): Preset | undefined {
  return presets.find((preset) => preset.id === id)
}
