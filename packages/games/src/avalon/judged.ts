import type { Entry, Language, Seat } from '@wis/engine'
import type { Judged, JudgedSpeech } from '../contract/studies.ts'
import type { AvalonEvent } from './events.ts'
import { intentionCalled } from './intentions/catalogue.ts'
import type { Notes } from './notes.ts'

interface Noted {
  readonly entry: number
  readonly notes: Notes
  /** What the seat said, right before its notes. */
  readonly speech: string | null
}

type Log = readonly Entry<AvalonEvent>[]

function notedBy(log: Log, seat: Seat): readonly Noted[] {
  return log.flatMap(({ seq, event }, at) => {
    if (event.type !== 'thoughts-noted' || event.seat !== seat) return []
    const said = log[at - 1]?.event
    const speech = said && 'text' in said && said.seat === seat ? said.text : null
    return [{ entry: seq, notes: event.notes, speech }]
  })
}

/** One part of each answer of a seat beside the intentions that it chose for it. */
const besideIntentions =
  (part: string, textOf: (noted: Noted) => string | null) =>
  (log: Log, seat: Seat): readonly JudgedSpeech[] => {
    const opened = log[0]?.event
    const language = opened?.type === 'match-opened' ? opened.language : 'en'
    return notedBy(log, seat).flatMap((noted) => {
      const [text, intentions] = [textOf(noted), meant(noted.notes, language)]
      return text === null || intentions === ''
        ? []
        : [{ entry: noted.entry, parts: { intentions, [part]: text } }]
    })
  }

const meant = ({ intentions }: Notes, language: Language) =>
  intentions.flatMap((id) => intentionCalled(id)?.text[language] ?? []).join('\n')

export const avalonJudged: readonly Judged<AvalonEvent>[] = [
  { rubric: 'thinking-follows', of: besideIntentions('thinking', ({ notes }) => notes.thinking) },
  { rubric: 'speech-follows', of: besideIntentions('speech', ({ speech }) => speech) },
]
