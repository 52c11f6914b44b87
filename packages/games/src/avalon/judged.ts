import type { Seat } from '@wis/engine'
import type { Judged, JudgedSpeech } from '../contract/studies.ts'
import { intentionList } from './aims.ts'
import { languageOf, meant, notedBy, spokenBy } from './noted.ts'
import type { Log, Noted } from './noted.ts'
import { mostIntentions } from './notes.ts'
import type { AvalonEvent } from './schema.ts'

/** Null where there is nothing to judge. */
type Parts = (noted: Noted, intentions: string) => Readonly<Record<string, string>> | null

/** Parts of each answer of a seat that chose intentions for it. */
const withIntentions =
  (partsOf: Parts) =>
  (log: Log, seat: Seat): readonly JudgedSpeech[] => {
    const language = languageOf(log)
    return notedBy(log, seat).flatMap((noted) => {
      const { entry, quest: round, notes } = noted
      const intentions = meant(notes, language)
      const parts = intentions === '' ? null : partsOf(noted, intentions)
      return parts ? [{ entry, parts, round, chosen: notes.intentions }] : []
    })
  }

const from = { choices: intentionList, least: 2, most: mostIntentions }

/** Who names intentions is shown what was thought and said, or what was said alone, without or with the quests before. */
const named = (rubric: string, partsOf: Parts): Judged<AvalonEvent>[] => [
  { rubric, from, of: withIntentions(partsOf) },
  {
    rubric: `${rubric}-after`,
    from,
    of: withIntentions((noted, intentions) => {
      const parts = partsOf(noted, intentions)
      return parts && { earlier: noted.earlier, ...parts }
    }),
  },
]

export const avalonJudged: readonly Judged<AvalonEvent>[] = [
  {
    rubric: 'intention-reasonable',
    of: withIntentions(({ situation }, intentions) => ({ situation, intentions })),
  },
  {
    rubric: 'thinking-follows',
    of: withIntentions(({ notes: { thinking } }, intentions) =>
      thinking === null ? null : { intentions, thinking },
    ),
  },
  {
    rubric: 'speech-follows',
    of: withIntentions(({ speech }, intentions) => (speech === null ? null : { intentions, speech })),
  },
  {
    rubric: 'statement-honest',
    of: (log, seat) =>
      spokenBy(log, seat).map(({ entry, speech, quest: round, situation }) => ({
        entry,
        parts: { situation, speech },
        round,
      })),
  },
  ...named('intentions-summarised', ({ notes: { thinking }, speech }) =>
    thinking === null || speech === null ? null : { thinking, speech },
  ),
  ...named('intentions-guessed', ({ speech }) => (speech === null ? null : { speech })),
]
