import type { Figure } from '@wis/lab'
import type { SharedWords } from './figure-view.tsx'

/** An experiment has three pictures of choices for every subject and condition. Most readers came for the others. */
const mostChoices = 6

/** The pictures of a report of one kind. */
export interface FiguresOfKind {
  readonly kind: Figure['kind']
  /** How many there are, drawn or not. */
  readonly count: number
  readonly drawn: readonly Figure[]
  /** Those whose fields are all the same, with what all of them are. */
  readonly flat: readonly { readonly id: string; readonly title: string; readonly value: string }[]
  /** What stands above them once, as all of them begin with it. */
  readonly shared: SharedWords | undefined
  /** Whether they show changes of which none is significant. */
  readonly isUntold: boolean
  readonly areManyChoices: boolean
}

/** The address of the heading above the pictures of a kind. */
export const kindId = (kind: Figure['kind']) => `charts-${kind}`

/** All pictures kind by kind: results first, then how subjects chose among options that are alike, then what is folded. */
export function byKind(figures: readonly Figure[]): readonly FiguresOfKind[] {
  const kinds = [...new Set(figures.map(({ kind }) => kind))].map((kind): FiguresOfKind => {
    const alike = figures.filter((figure) => figure.kind === kind)
    const flat = alike.flatMap(({ id, title, ...figure }) => {
      const value = onlyValueOf(figure)
      return value === undefined ? [] : [{ id, title, value }]
    })
    const drawn = alike.filter(({ id }) => flat.every((one) => one.id !== id))
    const shared = sharedOf(drawn)
    return {
      kind,
      count: alike.length,
      drawn,
      flat,
      shared,
      isUntold: shared !== undefined && drawn.every(hasNoneTold),
      areManyChoices: kind === 'bias' && alike.length > mostChoices,
    }
  })
  return kinds.toSorted((one, other) => placeOf(one) - placeOf(other))
}

const placeOf = (of: FiguresOfKind) => (isFolded(of) ? 2 : of.kind === 'bias' ? 1 : 0)

/** Whether a press opens them, because they tell little or are many. */
export const isFolded = ({ kind, isUntold, areManyChoices }: FiguresOfKind) =>
  isUntold || areManyChoices || kind === 'radar'

/** The value that all fields of a table of subjects and conditions share. Undefined if they differ. */
function onlyValueOf({ kind, table }: Pick<Figure, 'kind' | 'table'>): string | undefined {
  if (kind !== 'matrix' && kind !== 'effects') return undefined
  const values = table.rows.flatMap((row) => (kind === 'matrix' ? row.slice(1) : row.slice(1, 2)))
  const [first, ...others] = new Set(values.filter((value) => value !== '–'))
  return others.length === 0 ? first : undefined
}

/** What the titles and the notes of several pictures begin with, said once above them: “Effects of the conditions”, and whole sentences. */
function sharedOf(figures: readonly Pick<Figure, 'title' | 'note'>[]): SharedWords | undefined {
  const [first, ...others] = figures
  if (!first || others.length === 0) return undefined
  const title = /^[^:：]+(?=[:：])/u.exec(first.title)?.[0]
  const notes = figures.map(({ note }) => note.match(/[^.。]+(?:[.。]|$)/gu) ?? [])
  const said = notes[0] ?? []
  const end = said.findIndex((sentence, at) => notes.some((one) => one[at] !== sentence))
  const note = said.slice(0, end === -1 ? undefined : end).join('')
  const isShared = title !== undefined && others.every((one) => one.title.startsWith(title))
  return isShared && note !== '' ? { title, note } : undefined
}

const hasNoneTold = ({ kind, matrix, strips }: Figure) =>
  (kind === 'matrix' &&
    matrix?.rows.every(({ fields }) => fields.every(({ text }) => !/[▲▼]/u.test(text)))) ||
  (kind === 'effects' && strips?.rows.every(({ look }) => look === 'untold'))
