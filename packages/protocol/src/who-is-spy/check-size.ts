import { noticeCount, situationCount, turnCount } from '../flight-size.ts'
import type { CheckSize } from '../flight-size.ts'

/** The sizes of flight checks that have situations of their own, by game, for an agent that plays these languages. */
export const ownCheckSizes: Readonly<Record<string, (played: readonly string[]) => CheckSize>> = {
  'who-is-spy': (played) => ({
    situations: situationCount(played),
    turns: turnCount(played),
    notices: noticeCount(played),
    atMost: false,
  }),
}
