import type { Entry, Seat } from '@wis/engine'
import type { Judged, JudgedSpeech } from '../../contract/studies.ts'
import type { SpyEvent } from '../events.ts'

/** The speeches of a seat beside the word that it holds, whether or not it knows that this is the other one. */
const speechesOf =
  (part: string) =>
  (log: readonly Entry<SpyEvent>[], seat: Seat): readonly JudgedSpeech[] => {
    const dealt = log.flatMap(({ event }) =>
      event.type === 'word-dealt' && event.seat === seat ? [event.word] : [],
    )
    const [word] = dealt
    if (word === undefined) return []
    return log.flatMap(({ seq, event }) =>
      event.type === 'speech-given' && event.seat === seat
        ? [{ entry: seq, parts: { word, [part]: event.text } }]
        : [],
    )
  }

export const spyJudged: readonly Judged<SpyEvent>[] = [
  { rubric: 'description-match', of: speechesOf('description') },
  { rubric: 'clue-fit', of: speechesOf('clue') },
]
