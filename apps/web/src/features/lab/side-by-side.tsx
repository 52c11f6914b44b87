import { independentDifference } from '@wis/lab'
import type { Report } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { Link, underlined } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { TableRegion } from '../leaderboard/table-region.tsx'
import { nameOfSubject } from './findings.tsx'
import type { SubjectNames } from './findings.tsx'
import { IntervalBar } from './interval-chart.tsx'
import { shownGuess, shownInterval, shownValue, signedValue } from './report-numbers.ts'

export interface Side {
  readonly id: string
  readonly name: string
  readonly report: Report
  readonly names: SubjectNames
}

type Measure = Report['measures'][number]
type Found = Report['cells'][number]

/** One subject under one condition, in both reports. */
interface Row {
  readonly subject: string
  readonly condition: string
  readonly found: readonly [Found | undefined, Found | undefined]
  /** Second minus first. Undefined unless both have an interval. */
  readonly difference: ReturnType<typeof independentDifference>
}

/** Whether the interval of its difference leaves out 0. */
const isClear = ({ difference }: Row) =>
  difference !== undefined && (difference.low > 0 || difference.high < 0)

/** Two experiments beside each other, with the differences of all measures that both have on one line of no difference. */
export function SideBySide({ sides }: { sides: readonly [Side, Side] }) {
  const t = useTranslations('lab.compare')
  const tLead = useTranslations('lab.report.lead')
  const locale = useLocale()
  const [a, b] = sides
  const shared = a.report.measures.filter(({ id }) => b.report.measures.some((other) => other.id === id))
  if (shared.length === 0) return <EmptyState title={t('nothing')} />
  const groups = shared.map((measure) => ({ measure, rows: rowsOf(sides, measure.id) }))
  const differences = groups.flatMap(({ rows }) => rows.flatMap(({ difference }) => difference ?? []))
  const clear = groups.flatMap(({ rows }) => rows.filter(isClear))
  // Conditions are named where differences are of several.
  const of = groups.flatMap(({ rows }) =>
    rows.filter(({ difference }) => difference || differences.length === 0),
  )
  const isMany = new Set(of.map(({ condition }) => condition)).size > 1
  const names = new Map([...a.names, ...b.names])
  // The largest clear difference of the first measure that has one.
  const main = groups.find(({ rows }) => rows.some(isClear))
  const [largest] = (main?.rows.filter(isClear) ?? []).toSorted(
    (one, other) => Math.abs(other.difference?.value ?? 0) - Math.abs(one.difference?.value ?? 0),
  )
  const nameOf = (condition: string) =>
    a.report.names.conditions[condition]?.name[locale] ??
    b.report.names.conditions[condition]?.name[locale] ??
    condition
  return (
    <>
      <section aria-labelledby="finding" className="max-w-[70ch] pb-10">
        <h2
          id="finding"
          className="display text-[clamp(1.375rem,2.6vw,1.9375rem)] leading-snug! text-balance"
        >
          {main && largest?.difference
            ? t('largest', {
                subject: [
                  nameOfSubject(names, largest.subject),
                  ...(isMany ? [nameOf(largest.condition)] : []),
                ].join(' · '),
                measure: main.measure.name[locale],
                difference: `${signedValue(main.measure, largest.difference.value)}${main.measure.unit === 'share' ? tLead('points') : ''}`,
              })
            : differences.length === 0
              ? t('noInterval')
              : t('finding', { clear: 0, all: differences.length })}
        </h2>
        {main && largest?.difference && (
          <p className="figures pt-3 text-pretty text-soft">
            {t('largestAbout', {
              interval: shownInterval(main.measure, largest.difference),
              first: a.name,
              second: b.name,
            })}{' '}
            {t('finding', { clear: clear.length, all: differences.length })}
          </p>
        )}
        <p className="pt-3 text-sm text-pretty text-soft">{t('read')}</p>
      </section>
      <div className="grid gap-10 *:min-w-0">
        {groups.map(({ measure, rows }) => (
          <section key={measure.id} aria-labelledby={measure.id}>
            <SectionTitle
              id={measure.id}
              title={`${measure.name[locale]}${measure.unit === 'share' ? ', %' : ''}`}
            />
            <p className="-mt-3 pb-3 text-xs text-soft">{measure.formula[locale]}</p>
            <MeasureTable
              measure={measure}
              rows={rows}
              sides={sides}
              nameOf={({ subject }) => nameOfSubject(names, subject)}
              conditionOf={isMany ? ({ condition }) => nameOf(condition) : undefined}
            />
          </section>
        ))}
      </div>
    </>
  )
}

interface MeasureTableProps {
  readonly measure: Measure
  readonly rows: readonly Row[]
  readonly sides: readonly [Side, Side]
  readonly nameOf: (row: Row) => string
  /** Left out where all are of one condition. */
  readonly conditionOf: ((row: Row) => string) | undefined
}

/** The columns are as wide in every table, so that the lines of no difference are one line. */
function MeasureTable({ measure, rows, sides, nameOf, conditionOf }: MeasureTableProps) {
  const [t, tReport] = [useTranslations('lab.compare'), useTranslations('lab.report')]
  const locale = useLocale()
  const compared = rows.filter(({ difference }) => difference)
  // Where nothing can be compared, the numbers stand beside each other.
  const shown = compared.length > 0 ? compared : rows
  const ends = compared.flatMap(({ difference: one }) => (one ? [-one.low, one.high] : []))
  const far = roundUp(Math.max(...ends))
  const axis = { low: -far, high: far }
  return (
    <>
      <TableRegion caption={measure.name[locale]} isStacked>
        <thead className="text-xs text-soft">
          <tr className="border-b border-strong *:py-2 *:align-bottom *:font-medium">
            <th scope="col" className="text-left sm:w-[18%]">
              {tReport('subject')}
            </th>
            {sides.map(({ id, name }, at) => (
              <th key={at} scope="col" className="pl-4 sm:w-[17%]">
                <Link href={`/lab/${id}`} className={underlined}>
                  {short(name)}
                </Link>
              </th>
            ))}
            <th scope="col" className="pl-4 sm:w-[18%]">
              {t('difference')}
            </th>
            <th scope="col" className="pl-8 sm:w-[30%]">
              {Number.isFinite(far) && (
                <span aria-hidden="true" className="flex justify-between font-normal">
                  <span>{signedValue(measure, -far)}</span>
                  <span>0</span>
                  <span>{signedValue(measure, far)}</span>
                </span>
              )}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const { subject, condition, found, difference } = row
            return (
              <tr key={`${subject} ${condition}`} className="border-b border-line *:py-2">
                <th scope="row" className="text-left font-normal">
                  {nameOf(row)}
                  {conditionOf && <span className="block text-xs text-soft">{conditionOf(row)}</span>}
                </th>
                {found.map((one, at) => (
                  <td key={at} data-label={short(sides[at]?.name ?? '')} className="pl-4">
                    <Value measure={measure} found={one} />
                  </td>
                ))}
                <td data-label={t('difference')} className="pl-4">
                  {difference ? (
                    <>
                      <span className="text-base">{signedValue(measure, difference.value)}</span>
                      <span className="block text-xs text-soft">{shownInterval(measure, difference)}</span>
                    </>
                  ) : (
                    <span className="text-soft">{t('without')}</span>
                  )}
                </td>
                <td className="pl-8 max-sm:col-span-full">
                  {difference && (
                    <IntervalBar
                      axis={axis}
                      {...difference}
                      ticks={[-far, 0, far]}
                      mark={0}
                      isHollow={difference.low <= 0 && difference.high >= 0}
                      className="h-8 w-full"
                    />
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </TableRegion>
      {shown === compared &&
        sides.map(({ id, name }, at) => (
          <OnlyIn
            key={id}
            report={name}
            subjects={rows.flatMap((row) =>
              !row.difference && row.found[at]
                ? [nameOf(row), conditionOf?.(row)].filter((part) => part !== undefined).join(' · ')
                : [],
            )}
          />
        ))}
    </>
  )
}

/** What has a number in one of the reports, but no difference. */
function OnlyIn({ report, subjects }: { readonly report: string; readonly subjects: readonly string[] }) {
  const t = useTranslations('lab.compare')
  const locale = useLocale()
  if (subjects.length === 0) return null
  return (
    <p className="pt-2 text-xs text-pretty text-soft">
      {t('onlyIn', { report, subjects: new Intl.ListFormat(locale).format(subjects) })}
    </p>
  )
}

/** The next round number, which has one or two digits before zeros. */
function roundUp(value: number): number {
  if (value === 0) return 1
  const step = 10 ** Math.floor(Math.log10(value)) / 2
  return step * Math.ceil(value / step)
}

interface ValueProps {
  readonly measure: Measure
  readonly found: Found | undefined
}

function Value({ measure, found }: ValueProps) {
  const t = useTranslations('lab.report')
  if (!found) return <span className="text-faint">–</span>
  const { estimate, chance } = found
  return (
    <>
      <span className="text-base">{shownValue(measure, estimate.value)}</span>
      <span className="block text-xs text-soft">{shownInterval(measure, estimate)}</span>
      <span className="block text-xs text-soft">{t('lead.n', { n: estimate.deals })}</span>
      {chance && (
        <span className="block text-xs text-soft">{t('guess', { level: shownGuess(measure, chance) })}</span>
      )}
    </>
  )
}

const short = (name: string) => (name.length > 40 ? `${name.slice(0, 39)}…` : name)

/** Every subject and condition of which a report has a number, once. */
function rowsOf([a, b]: readonly [Side, Side], measure: string): readonly Row[] {
  const cellsOf = ({ report }: Side) =>
    report.cells.filter((cell) => cell.measure === measure && cell.estimate.value !== null)
  const [first, second] = [cellsOf(a), cellsOf(b)]
  const all = [...first, ...second]
  const keyOf = ({ subject, condition }: Found) => `${subject} ${condition}`
  return [...new Map(all.map((cell) => [keyOf(cell), cell])).values()].map((cell) => {
    const found = [first, second].map((cells) => cells.find((one) => keyOf(one) === keyOf(cell)))
    const [own, other] = found
    return {
      subject: cell.subject,
      condition: cell.condition,
      found: [own, other],
      difference: own && other && independentDifference(other.estimate, own.estimate),
    }
  })
}
