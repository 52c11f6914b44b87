import { kitCalled } from '@wis/games'
import { deepPreset } from '@wis/lab'

/** The name of a game, or of a task in the place of one. */
export function nameOfGame(id: string, locale: 'en' | 'zh'): string {
  if (id === deepPreset.spec.task) return deepPreset.name[locale]
  return kitCalled(id)?.texts[locale].name ?? id
}
