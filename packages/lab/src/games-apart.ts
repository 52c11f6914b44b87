import type { Preset } from './presets/preset.ts'
import { spygamePresets } from './who-is-spy/presets/spygame.ts'
import { wisPresets } from './who-is-spy/presets/wis.ts'

/** The experiments that are ready to run, game by game. */
export const presetsOfGames: readonly Preset[] = [...wisPresets, ...spygamePresets]

/** The task of a study of one game. It asks for descriptions of words, and needs no match. */
export { deepPreset } from './who-is-spy/presets/deep.ts'
