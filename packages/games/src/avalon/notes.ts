import type { Language, Seat } from '@wis/engine'
import type { Field, FieldValue, SeatGuess, TextField } from '../contract/field.ts'
import { cutText } from '../contract/reading/cut-text.ts'
import { intentionsFor } from './intentions/catalogue.ts'
import { guessNames } from './roles.ts'
import type { Guessable } from './roles.ts'
import type { AvalonState, Notes } from './table.ts'

/** The number of code points that a noted text may have. */
const noteLimits: Readonly<Record<Language, number>> = { en: 1_500, zh: 500 }
export const mostIntentions = 3

type Given = Readonly<Record<string, FieldValue | null>>

/** The intentions that are open to a seat now. */
const openTo = ({ roles, proposal }: AvalonState, seat: Seat) =>
  intentionsFor(roles[seat] ?? null, proposal?.quest ?? 1)

/** The notes that are kept: about others, with intentions that are open to the seat. Undefined if nothing is left. */
export function keptNotes(given: Given, now: AvalonState, seat: Seat): Notes | undefined {
  const { guesses, intentions } = given
  const listed = (value: FieldValue | null | undefined) => (Array.isArray(value) ? value : []) as unknown
  const chosen = listed(intentions) as readonly string[]
  const kept = (name: string) => {
    const value = given[name]
    const said = typeof value === 'string' ? value.replace(/\s+/gu, ' ').trim() : ''
    return cutText(said, noteLimits[now.language]).text.trim() || null
  }
  const notes = {
    guesses: (listed(guesses) as readonly (SeatGuess & { readonly value: Guessable })[]).filter(
      (guess) => guess.seat !== seat,
    ),
    intentions: openTo(now, seat)
      .map(({ id }) => id)
      .filter((id) => chosen.includes(id))
      .slice(0, mostIntentions),
    thinking: kept('thinking'),
    expects: kept('expects'),
    draft: kept('draft'),
  }
  const isEmpty = Object.values(notes).every((note) => note === null || note.length === 0)
  return isEmpty ? undefined : notes
}

/** Fields are made once, because their spellings are read from the same object at every turn. */
const made = new Map<string, readonly Field[]>()
const mostMade = 500

/** Beside what is said. Intentions are those that are open to the role of the seat. */
export function noteFields(now: AvalonState, seat: Seat): readonly Field[] {
  const { language, roles, aliases, proposal, ruleset } = now
  const key = `${language} ${seat} ${roles[seat]} ${proposal?.quest} ${ruleset.notes} ${aliases.join()}`
  const known = made.get(key)
  if (known) return known
  if (made.size > mostMade) made.clear()
  const fields = fieldsFor(now, seat)
  made.set(key, fields)
  return fields
}

const note = { optional: true, note: true } as const
const askedNote = { ...note, asked: true } as const
const labelled = (en: string, zh: string) => ({
  label: { en: `Note, read by nobody at the table: ${en}`, zh: `附注，同桌看不到：${zh}` },
})

function fieldsFor(now: AvalonState, seat: Seat): readonly Field[] {
  const { language, aliases, ruleset } = now
  const noted = ruleset.notes === 'asked' ? askedNote : note
  const open = openTo(now, seat)
  const guesses: Field = {
    kind: 'guesses',
    name: 'guesses',
    ...noted,
    ...labelled('which role each player has, and how certain you are', '你猜每个玩家是什么角色，有多大把握'),
    seats: [...aliases.entries()].flatMap(([other, alias]) => (other === seat ? [] : { seat: other, alias })),
    choices: Object.entries(guessNames).map(([value, label]) => ({ value, label })),
  }
  const intentions: Field = {
    kind: 'picks',
    name: 'intentions',
    least: 1,
    most: mostIntentions,
    ...noted,
    ...labelled('two or three intentions behind your words', '这番话背后的两三个意图'),
    choices: open.map(({ id, text }) => ({ value: id, label: text })),
  }
  const limit = noteLimits[language]
  const text = (name: string, label: ReturnType<typeof labelled>, how = noted): TextField => ({
    kind: 'text',
    name,
    limit,
    ...how,
    ...label,
  })
  return [
    guesses,
    ...(open.length > 0 ? [intentions] : []),
    text('thinking', labelled('your private thinking', '你的内心想法')),
    text('expects', labelled('how you expect the others to react', '你预计其他人会有什么反应')),
    text(
      'draft',
      labelled('what you first meant to say, if you changed it', '如果改过口，你原本打算说的话'),
      note,
    ),
  ]
}
