import type { Judged } from '../contract/studies.ts'
import type { ChameleonEvent } from './events.ts'

/** The clue of a seat beside the secret word. The chameleon holds no word, so nothing of it is judged. */
export const chameleonJudged: readonly Judged<ChameleonEvent>[] = [
  {
    rubric: 'clue-fit',
    of: (log, seat) => {
      const [word] = log.flatMap(({ event }) =>
        event.type === 'word-dealt' && event.seat === seat ? [event.word] : [],
      )
      if (word === undefined || word === null) return []
      return log.flatMap(({ seq, event }) =>
        event.type === 'clue-given' && event.seat === seat && event.text !== null
          ? [{ entry: seq, parts: { word, clue: event.text } }]
          : [],
      )
    },
  },
]
