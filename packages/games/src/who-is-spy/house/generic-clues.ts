import type { InBoth } from '@wis/engine'
import { fileCalled, plain, readOutline } from '../../outline/outline.ts'
import { files } from '../content/generated/clues-for-any-word.ts'

const cluesIn = (language: string) =>
  readOutline(fileCalled(language, files)).map((entry) => plain(entry).text)

/** Clues for a word that calls nothing to mind. Each clue is true of nearly every everyday noun. */
export const genericClues: InBoth<readonly string[]> = { en: cluesIn('en'), zh: cluesIn('zh') }
