import { fileOfFigure } from '@wis/lab'
import type { Figure } from '@wis/lab'
import { useTranslations } from 'next-intl'
import { Link, underlined } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { FigureView } from './figure-view.tsx'
import type { SharedWords } from './figure-view.tsx'

/** Pictures that have a size of their own, and are drawn as for a phone where several stand side by side. */
const small: ReadonlySet<Figure['kind']> = new Set(['radar', 'reliability', 'map'])

/** An experiment has three pictures of choices for every subject and condition. Most readers came for the others. */
const mostChoices = 6

interface FigureGroupsProps {
  readonly figures: readonly Figure[]
  /** Absent where numbers have no matches of their own. */
  readonly matchesAt?: (subject: string, condition: string) => string
  /** The address of a picture in PDF. Absent where the report is stored nowhere. */
  readonly pdfAt?: ((figure: string) => string) | undefined
  readonly choices?: Choices | undefined
}

/** Many pictures of choices are open, or left out where another address has them: they are half the weight of a page. */
export type Choices = 'open' | { readonly at: string }

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

/** Whether it shows changes of which none is significant. */
const hasNoneTold = ({ kind, matrix, strips }: Figure) =>
  (kind === 'matrix' &&
    matrix?.rows.every(({ fields }) => fields.every(({ text }) => !/[▲▼]/u.test(text)))) ||
  (kind === 'effects' && strips?.rows.every(({ look }) => look === 'untold'))

/** Two cards beside each other, the last of an odd number as wide as the page. */
const grid =
  'grid grid-cols-[minmax(0,1fr)] items-stretch gap-4 lg:grid-cols-2 lg:[&>figure:last-child:nth-child(odd)]:col-span-2'

/** So many of a kind stand open. */
const mostOpen = 4

/** All pictures of a report, kind by kind. */
export function FigureGroups({ figures, matchesAt, pdfAt, choices }: FigureGroupsProps) {
  const t = useTranslations('lab.report')
  const kinds = [...new Set(figures.map(({ kind }) => kind))]
  return (
    <section aria-labelledby="pictures">
      <SectionTitle id="pictures" title={t('pictures')} />
      <div className="grid gap-10 *:min-w-0">
        {kinds.map((kind) => {
          const alike = figures.filter((figure) => figure.kind === kind)
          const hasMany = kind === 'bias' && alike.length > mostChoices
          const said = t('choices', { count: alike.length })
          if (hasMany && typeof choices === 'object')
            return (
              <p key={kind}>
                <Link href={choices.at} className={underlined}>
                  {said}
                </Link>
              </p>
            )
          const flat = alike.flatMap(({ id, title, ...figure }) => {
            const value = onlyValueOf(figure)
            return value === undefined ? [] : [{ id, line: t('isFlat', { title, value }) }]
          })
          const drawn = alike.filter(({ id }) => flat.every((one) => one.id !== id))
          const shared = sharedOf(drawn)
          const most = hasMany ? drawn.length : mostOpen
          const cards = drawn.map((figure) => (
            <FigureView
              key={figure.id}
              figure={figure}
              shared={shared}
              isSmall={small.has(kind) && drawn.length > 1}
              matchesAt={matchesAt}
              pdf={pdfAt?.(fileOfFigure(figure.id))}
            />
          ))
          const isFolded = shared !== undefined && drawn.every(hasNoneTold)
          const pictures = (
            <div key={kind} className={isFolded ? 'pt-2' : ''}>
              {shared && (
                <div className="pb-4">
                  {!isFolded && <h3 className="display text-xl">{shared.title}</h3>}
                  <p className="max-w-[75ch] pt-1 text-sm text-soft">{shared.note}</p>
                </div>
              )}
              <div className={grid}>{cards.slice(0, most)}</div>
              {cards.length > most && (
                <details className="pt-4">
                  <summary className="w-fit underline decoration-rim underline-offset-4">
                    {t('moreCharts', { count: cards.length - most })}
                  </summary>
                  <div className={`pt-4 ${grid}`}>{cards.slice(most)}</div>
                </details>
              )}
              {flat.map(({ id, line }) => (
                <p key={id} id={id} className="pt-4 text-sm text-soft">
                  {line}
                </p>
              ))}
            </div>
          )
          if (isFolded)
            return (
              <details key={kind}>
                <summary className="w-fit underline decoration-rim underline-offset-4">
                  {t('untoldCharts', { title: shared.title, count: drawn.length })}
                </summary>
                {pictures}
              </details>
            )
          if (!hasMany) return pictures
          return (
            <details key={kind} id="choices" open={choices === 'open'}>
              <summary className="w-fit underline decoration-rim underline-offset-4">{said}</summary>
              <div className="pt-6">{pictures}</div>
            </details>
          )
        })}
      </div>
    </section>
  )
}
