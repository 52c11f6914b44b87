import type { SeasonRequest } from '@wis/db'
import { presets } from '../organize/presets.ts'
import type { PresetName } from '../organize/presets.ts'
import type { SeasonFields } from '../organize/season-form-data.ts'

/** What the form of a season begins with: what seasons of a kind usually are, and what was granted. */
export function beginsFrom(preset: PresetName, granted: SeasonRequest | undefined): SeasonFields {
  const usual = { name: '', languages: 'en zh', ruleset: 'wis-2024', ...presets[preset] }
  if (!granted) return usual
  const { title, languages, beginsOn, endsOn } = granted
  // Where a ladder would end its entry on the first day, nobody could come in later.
  const needsDeadline = usual.format !== 'ladder'
  return {
    ...{ ...usual, name: title, languages: languages.join(' ') },
    ...(beginsOn !== null && needsDeadline && { entryEndsAt: `${beginsOn}T00:00` }),
    ...(endsOn !== null && { endsAt: `${endsOn}T23:59` }),
  }
}
