import type { Report } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { nameOfSubject } from './findings.tsx'
import type { SubjectNames } from './findings.tsx'
import { LabTable } from './lab-table.tsx'
import { shownGuess, shownInterval, shownValue } from './report-numbers.ts'

export interface Side {
  readonly id: string
  readonly name: string
  readonly report: Report
  readonly names: SubjectNames
}

/** The numbers of two experiments beside each other, a table for every measure that both have. */
export function SideBySide({ sides }: { sides: readonly [Side, Side] }) {
  const t = useTranslations('lab.compare')
  const tReport = useTranslations('lab.report')
  const locale = useLocale()
  const [a, b] = sides
  const shared = a.report.measures.filter(({ id }) => b.report.measures.some((other) => other.id === id))
  if (shared.length === 0)
    return (
      <EmptyState
        title={t('nothing')}
        action={
          <Link href={`/lab/compare?a=${a.id}`} className={buttonStyle.quiet}>
            {t('second', { name: a.name })}
          </Link>
        }
      />
    )
  const cells = rowsOf(a.report, b.report)
  const hasConditions = new Set(cells.map(({ condition }) => condition)).size > 1
  const names = new Map([...a.names, ...b.names])
  const nameOf = (condition: string) =>
    a.report.names.conditions[condition]?.name[locale] ??
    b.report.names.conditions[condition]?.name[locale] ??
    condition
  return (
    <>
      <ol className="grid gap-2 pb-10 text-sm">
        {sides.map(({ id, name }, at) => (
          <li key={at}>
            {t(at === 0 ? 'a' : 'b')}:{' '}
            <Link href={`/lab/${id}`} className={linkStyle}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
      <div className="grid gap-x-14 gap-y-12 *:min-w-0 lg:grid-cols-2">
        {shared.map((measure) => (
          <section key={measure.id} aria-labelledby={measure.id}>
            <SectionTitle
              id={measure.id}
              title={`${measure.name[locale]}${measure.unit === 'share' ? ', %' : ''}`}
            />
            <p className="-mt-3 pb-3 text-xs text-faint">{measure.formula[locale]}</p>
            <LabTable
              caption={measure.name[locale]}
              head={[
                tReport('subject'),
                ...(hasConditions ? [tReport('condition')] : []),
                ...[a.name, b.name].map(short),
              ]}
              rows={cells
                .filter((cell) => sides.some(({ report }) => foundIn(report, cell, measure.id)))
                .map((cell) => [
                  nameOfSubject(names, cell.subject),
                  ...(hasConditions ? [nameOf(cell.condition)] : []),
                  ...sides.map(({ report }, at) => (
                    <Number key={at} measure={measure} found={foundIn(report, cell, measure.id)} />
                  )),
                ])}
            />
          </section>
        ))}
      </div>
    </>
  )
}

interface Cell {
  readonly subject: string
  readonly condition: string
}

/** Nothing where a report has no number. */
const foundIn = ({ cells }: Report, { subject, condition }: Cell, measure: string) =>
  cells.find(
    (cell) =>
      cell.subject === subject &&
      cell.condition === condition &&
      cell.measure === measure &&
      cell.estimate.value !== null,
  )

interface NumberProps {
  readonly measure: Report['measures'][number]
  readonly found: Report['cells'][number] | undefined
}

function Number({ measure, found }: NumberProps) {
  const t = useTranslations('lab.report')
  if (!found) return <span className="text-faint">–</span>
  const { estimate, chance } = found
  return (
    <>
      <span className="text-base">{shownValue(measure, estimate.value)}</span>
      <span className="block text-2xs text-faint">{shownInterval(measure, estimate)}</span>
      {chance && (
        <span className="block text-2xs text-faint">
          {t('guess', { level: shownGuess(measure, chance) })}
        </span>
      )}
    </>
  )
}

const short = (name: string) => (name.length > 40 ? `${name.slice(0, 39)}…` : name)

/** Every subject and condition of either report, once. */
function rowsOf(...reports: readonly Report[]) {
  const cells = reports.flatMap(({ spec: { subjects, conditions } }) =>
    subjects.flatMap((subject) => conditions.map((condition) => ({ subject, condition }))),
  )
  return [...new Map(cells.map((cell) => [`${cell.subject} ${cell.condition}`, cell])).values()]
}
