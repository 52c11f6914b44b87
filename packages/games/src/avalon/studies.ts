import type { Studies } from '../contract/studies.ts'
import { avalonAims } from './aims.ts'
import { avalonBySide } from './by-side.ts'
import type { AvalonEvent, AvalonRuleset } from './events.ts'
import { avalonGuessed } from './guessed.ts'
import { avalonJudged } from './judged.ts'
import { roles } from './roles.ts'
import type { AvalonState } from './state.ts'

const places = ({ players }: AvalonRuleset) =>
  Array.from({ length: players }, (_, place) => String(place + 1))

/** Leaders follow each other round the table, so the place after the first leader decides who leads which quest. */
export const avalonStudies: Studies<AvalonRuleset, null, AvalonState, AvalonEvent> = {
  factors: [
    { id: 'role', name: { en: 'Role', zh: '身份' }, levels: () => roles },
    { id: 'turn', name: { en: 'Place after the first leader', zh: '距首任队长的位次' }, levels: places },
  ],
  layout: ({ aliases, roles: dealt, proposal }) =>
    [...aliases.keys()].map((seat) => {
      const after = (seat - (proposal?.leader ?? 0) + aliases.length) % aliases.length
      return { role: dealt[seat] ?? '', turn: String(after + 1) }
    }),
  conditions: [],
  counted: [avalonBySide],
  guessed: avalonGuessed,
  aims: avalonAims,
  judged: avalonJudged,
}
