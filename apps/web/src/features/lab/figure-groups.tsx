import { fileOfFigure } from '@wis/lab'
import type { Figure } from '@wis/lab'
import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { byKind, kindId } from './figure-kinds.ts'
import type { FiguresOfKind } from './figure-kinds.ts'
import { FigureView } from './figure-view.tsx'

/** Pictures that have a size of their own, and are drawn as for a phone where several stand side by side. */
const small: ReadonlySet<Figure['kind']> = new Set(['radar', 'reliability', 'map'])

interface FigureGroupsProps {
  readonly figures: readonly Figure[]
  /** Absent where numbers have no matches of their own. */
  readonly matchesAt?: (subject: string, condition: string) => string
  /** The address of a picture in PDF. Absent where the report is stored nowhere. */
  readonly pdfAt?: ((figure: string) => string) | undefined
  readonly choices?: Choices | undefined
  /** The colour of a subject, where the same few stand in all pictures. */
  readonly inkOf?: ((subject: string) => string | undefined) | undefined
}

/** Many pictures of choices are open, or left out where another address has them: they are half the weight of a page. */
export type Choices = 'open' | { readonly at: string }

/**
 * Small cards, and the many of choices, stand beside each other where there is room for two, the last of an odd number as wide
 * as the page. Others take the whole width, so that a name, its line and its number stand in one row.
 */
const grids = {
  small: 'gap-4 @2xl:grid-cols-2 @2xl:[&>figure:last-child:nth-child(odd)]:col-span-2',
  many: 'gap-6 @4xl:grid-cols-2 @4xl:gap-4 @4xl:[&>figure:last-child:nth-child(odd)]:col-span-2',
  wide: 'gap-6',
} as const

/** So many of a kind stand open. */
export const mostOpen = 4

/** All pictures of a report, kind by kind. */
export function FigureGroups({ figures, ...props }: FigureGroupsProps) {
  const t = useTranslations('lab.report')
  return (
    <section aria-labelledby="pictures" className="@container">
      <SectionTitle id="pictures" title={t('pictures')} />
      <div className="grid gap-10 *:min-w-0 print:block print:space-y-10">
        {byKind(figures).map((of) => (
          <Kind key={of.kind} of={of} {...props} />
        ))}
      </div>
    </section>
  )
}

interface KindProps extends Omit<FigureGroupsProps, 'figures'> {
  readonly of: FiguresOfKind
}

function Kind({ of, choices, pdfAt, ...props }: KindProps) {
  const t = useTranslations('lab.report')
  const { kind, drawn, flat, shared, isUntold, areManyChoices } = of
  const said = t('choices', { count: of.count })
  if (areManyChoices && typeof choices === 'object')
    return (
      <p>
        <Link href={choices.at} className={buttonStyle.quiet}>
          {said}
        </Link>
      </p>
    )
  const most = areManyChoices ? drawn.length : mostOpen
  const isSmall = small.has(kind) && drawn.length > 1
  const grid = `grid grid-cols-[minmax(0,1fr)] items-stretch ${grids[isSmall ? 'small' : areManyChoices ? 'many' : 'wide']}`
  const cards = drawn.map((figure) => (
    <FigureView
      key={figure.id}
      figure={figure}
      shared={shared}
      isSmall={isSmall}
      pdf={pdfAt?.(fileOfFigure(figure.id))}
      matchesAt={props.matchesAt}
      inkOf={props.inkOf}
    />
  ))
  const pictures = (
    <div className={isUntold ? 'pt-2' : ''}>
      {shared && (
        <div className="pb-4">
          {!isUntold && (
            <h3 id={kindId(kind)} className="display text-xl">
              {shared.title}
            </h3>
          )}
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
      {flat.map(({ id, title, value }) => (
        <p key={id} id={id} className="pt-4 text-sm text-soft">
          {t('isFlat', { title, value })}
        </p>
      ))}
    </div>
  )
  if (isUntold || kind === 'radar')
    return (
      <details>
        <summary className="w-fit underline decoration-rim underline-offset-4">
          {isUntold
            ? t('untoldCharts', { title: shared?.title ?? '', count: drawn.length })
            : (shared?.title ?? drawn[0]?.title)}
        </summary>
        {pictures}
      </details>
    )
  if (!areManyChoices) return pictures
  return (
    <details id="choices" open={choices === 'open'}>
      <summary className="w-fit underline decoration-rim underline-offset-4">{said}</summary>
      <div className="pt-6">{pictures}</div>
    </details>
  )
}
