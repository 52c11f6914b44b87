import type { Seat } from '@wis/engine'
import type { Choice } from '../contract/field.ts'
import type { Aims, Judged, JudgedSpeech, StudiedAim } from '../contract/studies.ts'
import { intentions, intentionsFor } from './intentions/catalogue.ts'
import { languageOf, meant, notedBy, spokenBy } from './noted.ts'
import type { Log, Noted, Told } from './noted.ts'
import { mostIntentions } from './notes.ts'
import { guessNames, isEvil, roles } from './roles.ts'

/** The whole catalogue, because a shorter list would tell the role of the speaker. */
const intentionList: readonly Choice[] = intentions.map(({ id, text }) => ({ value: id, label: text }))

/** The intentions of a seat by quest, and whether its side won the quest. */
export const avalonAims: Aims<Told> = {
  choices: intentionList,
  sides: [
    { id: 'good', name: guessNames.good, roles: roles.filter((role) => !isEvil(role)) },
    { id: 'evil', name: guessNames.evil, roles: roles.filter(isEvil) },
  ],
  isOpen: (aim, { role, round }) => {
    const own = roles.find((one) => one === role) ?? null
    return intentionsFor(own, round).some(({ id }) => id === aim)
  },
  of: aimsOf,
}

function aimsOf(log: Log, seat: Seat): readonly StudiedAim[] {
  const isBad = log.some(
    ({ event }) => event.type === 'role-dealt' && event.seat === seat && isEvil(event.role),
  )
  const ends = new Map(
    log.flatMap(({ event }) => (event.type === 'quest-ended' ? [[event.quest, event.won] as const] : [])),
  )
  const byQuest = new Map<number, Set<string>>()
  for (const { quest, notes } of notedBy(log, seat)) {
    const chosen = byQuest.get(quest) ?? new Set<string>()
    for (const id of notes.intentions) chosen.add(id)
    byQuest.set(quest, chosen)
  }
  return [...byQuest].flatMap(([round, chosen]) => {
    const won = ends.get(round)
    return chosen.size === 0
      ? []
      : [{ round, chosen: [...chosen].toSorted(), won: won === undefined ? null : won !== isBad }]
  })
}

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
const named = (rubric: string, partsOf: Parts): Judged<Told>[] => [
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

export const avalonJudged: readonly Judged<Told>[] = [
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
