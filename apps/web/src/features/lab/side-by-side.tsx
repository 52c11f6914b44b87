import type { Report } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { LabTable } from './lab-table.tsx'
import { shownGuess, shownInterval, shownValue } from './report-numbers.ts'

export interface Side {
  readonly id: string
  readonly name: string
  readonly report: Report
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
  return (
    <div className="grid gap-12 *:min-w-0">
      <ol className="grid gap-2 text-sm">
        {sides.map(({ id, name }, at) => (
          <li key={at}>
            {t(at === 0 ? 'a' : 'b')}:{' '}
            <Link href={`/lab/${id}`} className="underline decoration-brass underline-offset-4">
              {name}
            </Link>
          </li>
        ))}
      </ol>
      {shared.map((measure) => (
        <section key={measure.id} aria-labelledby={measure.id}>
          <SectionTitle
            id={measure.id}
            title={`${measure.name[locale]}${measure.unit === 'share' ? ', %' : ''}`}
          >
            {measure.formula[locale]}
          </SectionTitle>
          <LabTable
            caption={measure.name[locale]}
            head={[tReport('subject'), tReport('condition'), ...[a.name, b.name].map(short)]}
            rows={cells.map(({ subject, condition }) => [
              subject,
              a.report.names.conditions[condition]?.name[locale] ??
                b.report.names.conditions[condition]?.name[locale] ??
                condition,
              ...sides.map(({ report }, at) => {
                const found = report.cells.find(
                  (cell) =>
                    cell.subject === subject && cell.condition === condition && cell.measure === measure.id,
                )
                if (!found) return '–'
                const { estimate, chance } = found
                return (
                  <span key={at}>
                    {shownValue(measure, estimate.value)}
                    <span className="block text-2xs text-faint">{shownInterval(measure, estimate)}</span>
                    {chance && (
                      <span className="block text-2xs text-faint">
                        {tReport('guess', { level: shownGuess(measure, chance) })}
                      </span>
                    )}
                  </span>
                )
              }),
            ])}
          />
        </section>
      ))}
    </div>
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
