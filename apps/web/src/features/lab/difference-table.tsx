import { tickText } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { Link, underlined } from '../../components/link/link.tsx'
import { ChartCard } from './chart-card.tsx'
import { roundedAxis, ticksOf } from './interval-chart.tsx'
import { InkDot, PairTable } from './pair-table.tsx'
import type { PairGroup } from './pair-table.tsx'
import { inPercent, shownGuess, shownInterval, shownValue, signedValue } from './report-numbers.ts'
import { farthestFirst, isClear, isEqual, shortNames, withRows } from './report-pairs.ts'
import type { Found, Group, GroupsProps, Row } from './report-pairs.ts'

/** The clear differences in one table, the others in one that opens. Where none is clear, all stand open. */
export function Differences({ sides, groups, nameOf }: GroupsProps) {
  const t = useTranslations('lab.compare')
  const clear = withRows(groups, isClear)
  const unclear = withRows(groups, (row) => !isClear(row))
  const count = unclear.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <section aria-labelledby="differences">
      <ChartCard
        title={<span id="differences">{t(clear.length > 0 ? 'clearDifferences' : 'differences')}</span>}
        titleIn="h2"
        about={
          <span className="flex flex-wrap gap-x-8 gap-y-1">
            {sides.map(({ id, name }, at) => (
              <span key={at}>
                <InkDot at={at} />
                <Link href={`/lab/${id}`} className={underlined}>
                  {name}
                </Link>{' '}
                ({t(at === 0 ? 'isReference' : 'isOther')})
              </span>
            ))}
          </span>
        }
        source={t('read')}
      >
        <DifferenceTable
          sides={sides}
          groups={farthestFirst(clear.length > 0 ? clear : groups)}
          nameOf={nameOf}
        />
        {clear.length > 0 && count > 0 && (
          <details className="pt-2 pb-4">
            <summary className="w-fit text-sm underline decoration-rim underline-offset-4">
              {t('unclearOthers', { count })}
            </summary>
            <div className="pt-3">
              <DifferenceTable sides={sides} groups={unclear} nameOf={nameOf} />
            </div>
          </details>
        )}
      </ChartCard>
    </section>
  )
}

function DifferenceTable({ sides, groups, nameOf }: GroupsProps) {
  const [t, tReport] = [useTranslations('lab.compare'), useTranslations('lab.report')]
  const locale = useLocale()
  // Measures without any difference stand last, in one line each.
  const inOrder = [false, true].flatMap((isLast) =>
    groups.filter(({ rows }) => rows.every(isEqual) === isLast),
  )
  const valueOf = (measure: Group['measure'], found: Found | undefined) => {
    const { value = null, low = null, high = null } = found?.estimate ?? {}
    if (!found || value === null) return undefined
    const { estimate, chance } = found
    return {
      value,
      low,
      high,
      said: shownValue(measure, value),
      known: [
        shownInterval(measure, estimate),
        `${tReport('lead.n', { n: estimate.deals })}${chance ? ` · ${tReport('guess', { level: shownGuess(measure, chance) })}` : ''}`,
      ],
    }
  }
  const drawn = inOrder.map(({ measure, rows }): PairGroup => {
    const isAllEqual = rows.every(isEqual)
    const axis = axisOf(rows)
    return {
      id: measure.id,
      axis,
      ticks: isAllEqual ? [] : ticksOf(axis),
      tickText: (tick) => tickText(measure, tick),
      title: (
        <>
          {measure.unit === 'share' ? inPercent(measure.name[locale]) : measure.name[locale]}
          <span className="block text-xs font-normal text-soft">
            {measure.formula[locale]}
            {isAllEqual && ` · ${t('equalRows')}`}
          </span>
        </>
      ),
      rows: (isAllEqual ? [] : rows).map((row) => {
        const { subject, condition } = nameOf(row)
        return {
          id: `${row.subject} ${row.condition}`,
          name: subject,
          about: condition,
          values: row.found.map((found) => valueOf(measure, found)),
          difference: <DifferenceCell measure={measure} row={row} />,
          isTold: isClear(row),
        }
      }),
    }
  })
  return (
    <PairTable
      caption={t('differences')}
      nameHead={tReport('subject')}
      pictureHead={t('picture')}
      heads={shortNames(sides)}
      differenceHead={tReport('difference')}
      groups={drawn}
    />
  )
}

interface RowProps {
  readonly measure: Group['measure']
  readonly row: Row
}

function DifferenceCell({ measure, row }: RowProps) {
  const t = useTranslations('lab.compare')
  const { difference } = row
  if (!difference) return <span className="text-soft">{t('isWithout')}</span>
  return (
    <>
      <span className={`text-base ${isClear(row) ? 'font-semibold' : 'text-soft'}`}>
        {signedValue(measure, difference.value)}
      </span>
      <span className="block text-2xs text-faint">{shownInterval(measure, difference)}</span>
      <Verdict row={row} />
    </>
  )
}

/** Which way the number moved from one report to the other, as far as the interval tells. */
function Verdict({ row }: Pick<RowProps, 'row'>) {
  const t = useTranslations('lab.compare.verdict')
  const isMore = (row.difference?.value ?? 0) > 0
  if (!isClear(row)) return <span className="sr-only">{t('level')}</span>
  return (
    <span className="block text-xs font-semibold">
      <span aria-hidden="true">{isMore ? '▲ ' : '▼ '}</span>
      {t(isMore ? 'higher' : 'lower')}
    </span>
  )
}

/** From the lowest end of all intervals to the highest. */
function axisOf(rows: readonly Row[]) {
  const ends = rows.flatMap(({ found }) =>
    found.flatMap((one) => [one?.estimate.value, one?.estimate.low, one?.estimate.high]),
  )
  const known = ends.filter((end) => end != null)
  const axis = { low: Math.min(...known), high: Math.max(...known) }
  return axis.high > axis.low ? roundedAxis(axis) : { low: axis.low - 1, high: axis.low + 1 }
}
