import { presetsOfGames } from '../games-apart.ts'
import type { Preset } from './preset.ts'

/** Every experiment that is ready to run. */
export const presets: readonly Preset[] = presetsOfGames

export function presetCalled(id: string): Preset | undefined {
  return presets.find((preset) => preset.id === id)
}
