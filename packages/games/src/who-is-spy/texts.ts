import { textsFrom } from '../define/texts.ts'
import { files } from './content/generated/texts.ts'

/** What the game says of itself. */
export const texts = textsFrom(files)
