import { usualGame } from '@wis/db/matches'
import type { SeasonRequest } from '@wis/db/seasons'
import type { GameToOrganize } from '../organize/game-to-organize.ts'
import { presets } from '../organize/presets.ts'
import type { PresetName } from '../organize/presets.ts'
import type { SeasonFields } from '../organize/season-form-data.ts'

interface BegunGame extends Pick<GameToOrganize, 'id' | 'hasWords' | 'usualOrder'> {
  /** The usual one of the game. */
  readonly ruleset: string
}

const oldest: BegunGame = { id: usualGame, hasWords: true, usualOrder: 'total', ruleset: 'wis-2024' }

/** The initial values in the form of a season: the preset of its kind, with the granted request. */
export function beginsFrom(
  preset: PresetName,
  granted: SeasonRequest | undefined,
  { id: game, hasWords, usualOrder: order, ruleset }: BegunGame = oldest,
): SeasonFields {
  const words = hasWords ? presets[preset].words : 'collection'
  const usual = { name: '', languages: 'en zh', game, ruleset, order, ...presets[preset], words }
  if (!granted) return usual
  const { title, languages, beginsOn, endsOn } = granted
  // If a ladder ended its entry on the first day, nobody could join later.
  const needsDeadline = usual.format !== 'ladder'
  return {
    ...usual,
    name: title,
    languages: languages.join(' '),
    ...(beginsOn !== null && needsDeadline && { entryEndsAt: `${beginsOn}T00:00` }),
    ...(endsOn !== null && { endsAt: `${endsOn}T23:59` }),
  }
}
