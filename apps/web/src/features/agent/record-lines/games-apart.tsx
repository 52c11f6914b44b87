import { whoIsSpy } from '@wis/games'
import type { Standing } from '@wis/ratings'
import { recordLines } from '../../../games/who-is-spy/agent/record-lines.tsx'
import type { RecordLineProps } from './record-line.tsx'

/** The lines of an agent's record in a game, if there are more than one for all its matches. */
export const recordLinesOf: Readonly<
  Partial<Record<string, (numbers: Standing) => readonly RecordLineProps[]>>
> = { [whoIsSpy.id]: recordLines }
