import { deepPreset } from '@wis/lab'
import { gameNameIn } from '../games/game-name-in.ts'

/** Whether a task stands in the place of a game. */
export const isTaskGame = (id: string) => id === deepPreset().spec.task

/** The name of a game, or of a task in the place of one. */
export function nameOfGame(id: string, locale: 'en' | 'zh'): string {
  if (isTaskGame(id)) return deepPreset().name[locale]
  return gameNameIn(locale, id)
}
