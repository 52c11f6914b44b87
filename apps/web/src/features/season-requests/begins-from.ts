import type { SeasonRequest } from '@wis/db'
import { presets } from '../organize/presets.ts'
import type { PresetName } from '../organize/presets.ts'
import type { SeasonFields } from '../organize/season-form-data.ts'

/** The initial values in the form of a season: the preset of its kind, with the granted request. */
export function beginsFrom(preset: PresetName, granted: SeasonRequest | undefined): SeasonFields {
  const usual = { name: '', languages: 'en zh', ruleset: 'wis-2024', ...presets[preset] }
  if (!granted) return usual
  const { title, languages, beginsOn, endsOn } = granted
  // If a ladder ended its entry on the first day, nobody could join later.
  const needsDeadline = usual.format !== 'ladder'
  return {
    ...{ ...usual, name: title, languages: languages.join(' ') },
    ...(beginsOn !== null && needsDeadline && { entryEndsAt: `${beginsOn}T00:00` }),
    ...(endsOn !== null && { endsAt: `${endsOn}T23:59` }),
  }
}
