import type { Seat } from '@wis/engine'
import type { Choice } from '../contract/field.ts'
import type { Aims, StudiedAim } from '../contract/studies.ts'
import { intentions, intentionsFor } from './intentions/catalogue.ts'
import { guessNames } from './move-fields.ts'
import { notedBy } from './noted.ts'
import type { Log } from './noted.ts'
import { isEvil, roles } from './roles.ts'
import type { AvalonEvent } from './schema.ts'

/** The whole catalogue, because a shorter list would tell the role of the speaker. */
export const intentionList: readonly Choice[] = intentions.map(({ id, text }) => ({ value: id, label: text }))

/** The intentions of a seat by quest, and whether its side won the quest. */
export const avalonAims: Aims<AvalonEvent> = {
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
