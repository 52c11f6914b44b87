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

/** Two experiments beside each other, with the differences of all measures that both have on one line of no difference. */
export function SideBySide({ sides }: { sides: readonly [Side, Side] }) {
  const t = useTranslations('lab.compare')
  const locale = useLocale()
  const [a, b] = sides
  const shared = a.report.measures.filter(({ id }) => b.report.measures.some((other) => other.id === id))
  if (shared.length === 0) return <EmptyState title={t('nothing')} />
  const groups = shared.map((measure) => ({ measure, rows: rowsOf(sides, measure.id) }))
  const differences = groups.flatMap(({ rows }) => rows.flatMap(({ difference }) => difference ?? []))
  const clear = differences.filter(({ low, high }) => low > 0 || high < 0)
  const isMany = new Set(groups.flatMap(({ rows }) => rows.map(({ condition }) => condition))).size > 1
  const names = new Map([...a.names, ...b.names])
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
          {differences.length === 0
            ? t('noInterval')
            : t('finding', { clear: clear.length, all: differences.length })}
        </h2>
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
              nameOf={({ subject, condition }) => (
                <>
                  {nameOfSubject(names, subject)}
                  {isMany && <span className="block text-xs text-soft">{nameOf(condition)}</span>}
                </>
              )}
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
  readonly nameOf: (row: Row) => React.ReactNode
}

/** The columns are as wide in every table, so that the lines of no difference are one line. */
function MeasureTable({ measure, rows, sides, nameOf }: MeasureTableProps) {
  const [t, tReport] = [useTranslations('lab.compare'), useTranslations('lab.report')]
  const locale = useLocale()
  const far = 1.08 * Math.max(...rows.flatMap(({ difference: one }) => (one ? [-one.low, one.high] : [])))
  const axis = { low: -far, high: far }
  return (
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
        {rows.map((row) => {
          const { subject, condition, found, difference } = row
          return (
            <tr key={`${subject} ${condition}`} className="border-b border-line *:py-2">
              <th scope="row" className="text-left font-normal">
                {nameOf(row)}
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
  )
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
