import { titled } from '@wis/lab'
import type { Figure, Matrix, Strips, Tone } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { Link } from '../../components/link/link.tsx'
import { ChartCard } from './chart-card.tsx'
import { findingOf } from './figure-finding.ts'
import { IntervalChart, beyond, roundedAxis, ticksOf } from './interval-chart.tsx'
import { LabTable } from './lab-table.tsx'
import { PictureView } from './picture-view.tsx'
import { intervalOnPages } from './report-numbers.ts'

/** The beginning of a title before its colon, and of a note. */
export interface SharedWords {
  readonly title: string
  readonly note: string
}

/** What a title and a note say beyond what is shared. */
export const ownWords = ({ title, note }: Figure, shared: SharedWords): SharedWords => ({
  title: title.slice(shared.title.length).replace(/^[:：]\s*/u, ''),
  note: note.slice(shared.note.length),
})

type MatchesAt = ((subject: string, condition: string) => string) | undefined

interface FigureViewProps {
  readonly figure: Figure
  /** Whether it stands in a column of a grid, and is drawn as for a phone. */
  readonly isSmall: boolean
  /** What stands above it and pictures like it. */
  readonly shared?: SharedWords | undefined
  /** The address of the matches of a subject under a condition. */
  readonly matchesAt: MatchesAt
  /** The address of the picture in PDF. */
  readonly pdf: string | undefined
  /** The colour of a subject, where the same few stand in all pictures. */
  readonly inkOf?: ((subject: string) => string | undefined) | undefined
}

/** A picture of a report in its card: as wide as the card where its lines or fields can be, else in its own size. */
export function FigureView({ figure, isSmall, shared: said, matchesAt, pdf, inkOf }: FigureViewProps) {
  const t = useTranslations('lab.report')
  const finding = findingOf(figure, useTranslations('lab.report.shows'))
  const { id, kind, title, note, pictures, table, strips, matrix } = figure
  const own = said ? ownWords(figure, said) : { title, note }
  const aboutOf = (name: string) => t('matchesOf', { name })
  const shared = { label: title, matchesAt, aboutOf }
  // The spokes of a radar are its rows.
  const turned = {
    head: [t('measure'), ...table.rows.map(([name = '']) => name)],
    rows: table.head.slice(1).map((name, at) => [name, ...table.rows.map((row) => row[at + 1] ?? '')]),
  }
  const drawn = strips ?? matrix
  return (
    <ChartCard
      id={id}
      title={finding ?? own.title}
      label={finding === undefined ? undefined : own.title}
      titleIn={said ? 'h4' : 'h3'}
      about={own.note}
      saved={{
        name: id,
        caption: title,
        table,
        pdf,
        ...(drawn && { picture: titled(pictures.wide, { title: '', legend: figure.legend }) }),
      }}
    >
      {strips && <StripChart strips={strips} matchesAt={matchesAt} aboutOf={aboutOf} inkOf={inkOf} />}
      {matrix && <FieldChart matrix={matrix} caption={title} matchesAt={matchesAt} aboutOf={aboutOf} />}
      {!drawn && (
        <div
          className={
            kind === 'radar' && !isSmall
              ? 'grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-4 pb-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]'
              : 'pb-4'
          }
        >
          <div
            className="scrolls-aside grid justify-items-center"
            role="group"
            tabIndex={0}
            aria-label={title}
          >
            <PictureView {...shared} picture={pictures.narrow} className={isSmall ? '' : 'sm:hidden'} />
            {!isSmall && <PictureView {...shared} picture={pictures.wide} className="max-sm:hidden" />}
          </div>
          {kind === 'radar' && !isSmall && <LabTable caption={title} {...turned} />}
        </div>
      )}
    </ChartCard>
  )
}

interface DrawnProps {
  readonly matchesAt: MatchesAt
  /** The name of the link from a part of the picture. */
  readonly aboutOf: (name: string) => string
}

interface StripChartProps extends DrawnProps, Pick<FigureViewProps, 'inkOf'> {
  readonly strips: Strips
}

/** Lines on one axis. What all labels end with, such as the only condition, stands in none of them. */
function StripChart({ strips, matchesAt, aboutOf, inkOf }: StripChartProps) {
  const t = useTranslations('lab.report')
  const { rows, shows, tickText, unit } = strips
  const known = rows.flatMap(({ value, low, high, expected }) =>
    [value, low, high, expected].filter((one) => one != null),
  )
  const values = known.length > 0 ? [...known, ...shows] : [0, ...shows]
  const ends = { low: Math.min(...values), high: Math.max(...values) }
  const axis = roundedAxis(ends.low < 0 ? beyond(ends) : ends)
  const isBesidePublished = rows.some(({ look }) => look === 'theirs')
  const sides = isBesidePublished ? (['ours', 'theirs'] as const) : ([undefined] as const)
  const isOn = (side: (typeof sides)[number], { look }: Strips['rows'][number]) =>
    side === undefined || (look === 'theirs') === (side === 'theirs')
  // Of those beside published results, all may be 0.
  const folded = sides.flatMap((side) => {
    const zeros = rows.filter((row) => isOn(side, row) && row.value === 0 && row.expected === undefined)
    const isAlike = zeros.every(({ said }) => said === zeros[0]?.said)
    return isAlike && zeros.length >= fewestFolded && zeros.length < rows.length ? zeros : []
  })
  const endings = new Set(
    rows.map(({ label, cell }) =>
      namesIn(label, isBesidePublished && cell !== undefined)
        .slice(1)
        .join(' · '),
    ),
  )
  return (
    <>
      <IntervalChart
        axis={axis}
        ticks={ticksOf(axis)}
        tickText={tickText}
        unit={unit}
        {...(axis.low < 0 && axis.high >= 0 && { mark: 0 })}
        groups={sides
          .map((side) => ({
            id: side ?? 'strips',
            title: side && t(side),
            rows: (isBesidePublished ? bySubject(rows) : rows).flatMap(
              ({ label, said, value, low, high, within, deals, look, cell, expected }, at) => {
                const [name = '', ...rest] = namesIn(label, isBesidePublished && cell !== undefined)
                const href = cell && matchesAt?.(cell.subject, cell.condition)
                const isOurs = isBesidePublished && look !== 'theirs'
                return value === null ||
                  folded.some((one) => one.label === label) ||
                  (side !== undefined && isOurs !== (side === 'ours'))
                  ? []
                  : ({
                      id: `${at} ${label}`,
                      name,
                      about: endings.size > 1 && rest.length > 0 ? rest.join(' · ') : undefined,
                      value,
                      low,
                      high,
                      said,
                      href,
                      hrefAbout: href && aboutOf(`${label}: ${said}`),
                      known: [
                        within && intervalOnPages(within),
                        deals !== undefined && t('lead.n', { n: deals }),
                      ]
                        .filter((part) => part && part !== '–')
                        .join(' · '),
                      isHollow: look === 'untold',
                      shape: look === 'theirs' ? 'diamond' : look === 'bar' ? 'bar' : 'dot',
                      guess: expected,
                      ink: (cell && inkOf?.(cell.subject)) ?? (isOurs ? 'var(--color-brass)' : undefined),
                    } as const)
              },
            ),
          }))
          .filter(({ rows: shown }) => shown.length > 0)}
      />
      {sides.map((side) => {
        const own = folded.filter((row) => isOn(side, row))
        const isAll = own.length === rows.filter((row) => isOn(side, row)).length
        return (
          own.length > 0 && (
            <Folded
              key={side ?? 'all'}
              rows={own}
              side={side}
              isAll={isAll}
              matchesAt={matchesAt}
              aboutOf={aboutOf}
            />
          )
        )
      })}
    </>
  )
}

/** A subject and its condition, as the label of a row has them. */
const namesIn = (label: string, isOurs: boolean): readonly string[] => {
  const [, name, condition] = (isOurs && /^(.+?) ?[(（](.+)[)）]$/u.exec(label)) || []
  return name !== undefined && condition !== undefined ? [name, condition] : label.split(' · ')
}

/** The rows of each subject one after the other, in the order of their first. */
function bySubject(rows: Strips['rows']): Strips['rows'] {
  const subjects = [...new Set(rows.map(({ cell }) => cell?.subject))]
  return subjects.flatMap((subject) => rows.filter(({ cell }) => cell?.subject === subject))
}

/** So many rows of 0 stand in one line. */
const fewestFolded = 4

interface FoldedProps extends DrawnProps {
  readonly rows: Strips['rows']
  /** Whose results they are, beside published ones. */
  readonly side: 'ours' | 'theirs' | undefined
  /** Whether no row of that side is drawn. */
  readonly isAll: boolean
}

function Folded({ rows, side, isAll, matchesAt, aboutOf }: FoldedProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const [first] = rows
  return (
    <details className="pt-2 pb-4 text-xs text-pretty text-soft">
      <summary className="w-fit underline decoration-rim underline-offset-4">
        {side && `${t(side)}${locale === 'zh' ? '：' : ': '}`}
        {t(isAll ? 'foldedAll' : 'folded', { value: first?.said ?? '', count: rows.length })}
      </summary>
      {rows.map(({ label, said, cell, within, deals }, at) => {
        const href = cell && matchesAt?.(cell.subject, cell.condition)
        const known = [
          within && within !== '–' && intervalOnPages(within),
          deals !== undefined && t('lead.n', { n: deals }),
        ]
          .filter(Boolean)
          .join(', ')
        return (
          <Fragment key={at}>
            {at > 0 && ' · '}
            {href === undefined ? (
              label
            ) : (
              <Link href={href} aria-label={aboutOf(`${label}: ${said}`)} className="hover:underline">
                {label}
              </Link>
            )}
            {known !== '' && ` (${known})`}
          </Fragment>
        )
      })}
    </details>
  )
}

const grounds: Partial<Readonly<Record<Tone, string>>> = {
  up: 'var(--color-up)',
  down: 'var(--color-down)',
  strong: 'var(--color-strong)',
  brass: 'var(--color-brass)',
}

interface FieldChartProps extends DrawnProps {
  readonly matrix: Matrix
  readonly caption: string
}

/** Fields in rows and columns, the stronger in colour the farther from the baseline or the closer to the best. */
function FieldChart({ matrix: { heads, rows }, caption, matchesAt, aboutOf }: FieldChartProps) {
  return (
    <div className="scrolls-aside pb-4" role="group" tabIndex={0} aria-label={caption}>
      <div
        role="presentation"
        style={{ gridTemplateColumns: `minmax(6rem,1.4fr) repeat(${heads.length},minmax(4.5rem,1fr))` }}
        className="figures grid gap-0.5 text-sm"
      >
        <span />
        {heads.map((head) => (
          <span key={head} className="px-1 pb-1 text-center text-xs text-soft">
            {head}
          </span>
        ))}
        {rows.map(({ name, fields }) => [
          <span key={name} className="self-center pr-3 wrap-anywhere">
            {name}
          </span>,
          ...fields.map(({ text, tone, strength, cell }, at) => {
            const look = {
              style: {
                background: `color-mix(in srgb, ${grounds[tone] ?? 'transparent'} ${Math.round(100 * strength)}%, transparent)`,
              },
              className: 'block py-2.5 text-center',
            }
            const href = cell && matchesAt?.(cell.subject, cell.condition)
            if (href === undefined)
              return (
                <span key={at} {...look}>
                  {text}
                </span>
              )
            return (
              <Link
                key={at}
                href={href}
                aria-label={aboutOf(`${name}, ${heads[at] ?? ''}: ${text}`)}
                {...look}
                className={`${look.className} hover:outline-2 hover:outline-strong`}
              >
                {text}
              </Link>
            )
          }),
        ])}
      </div>
    </div>
  )
}
