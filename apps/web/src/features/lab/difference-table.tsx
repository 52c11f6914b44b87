import { useLocale, useTranslations } from 'next-intl'
import { Link, underlined } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { withMinus } from '../../components/text/number-text.ts'
import { TableRegion } from '../leaderboard/table-region.tsx'
import { IntervalBar, placeOn, roundedAxis, ticksOf } from './interval-chart.tsx'
import type { Axis } from './interval-chart.tsx'
import { shownGuess, shownInterval, shownValue, signedValue } from './report-numbers.ts'
import { isClear, isEqual, withRows } from './report-pairs.ts'
import type { Found, Group, GroupsProps, Row } from './report-pairs.ts'

/** The clear differences in one table, the others in one that opens. Where none is clear, all stand open. */
export function Differences({ sides, groups, nameOf }: GroupsProps) {
  const t = useTranslations('lab.compare')
  const clear = withRows(groups, isClear)
  const unclear = withRows(groups, (row) => !isClear(row))
  const count = unclear.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <section aria-labelledby="differences">
      <SectionTitle id="differences" title={t(clear.length > 0 ? 'clearDifferences' : 'differences')} />
      <p className="flex flex-wrap gap-x-8 gap-y-1 pb-3 text-sm">
        {sides.map(({ id, name }, at) => (
          <span key={at}>
            <b className="pr-2 font-semibold">{letters[at]}</b>
            <Link href={`/lab/${id}`} className={underlined}>
              {name}
            </Link>{' '}
            <span className="text-soft">({t(at === 0 ? 'isReference' : 'isOther')})</span>
          </span>
        ))}
      </p>
      <DifferenceTable groups={clear.length > 0 ? clear : groups} nameOf={nameOf} />
      {clear.length > 0 && count > 0 && (
        <details className="pt-4">
          <summary className="w-fit underline decoration-rim underline-offset-4">
            {t('unclearOthers', { count })}
          </summary>
          <div className="pt-3">
            <DifferenceTable groups={unclear} nameOf={nameOf} />
          </div>
        </details>
      )}
      <p className="max-w-[75ch] pt-3 text-xs text-pretty text-soft">{t('read')}</p>
    </section>
  )
}

/** What the two reports are called in the table and the text beside it. */
const letters = ['A', 'B'] as const

function DifferenceTable({ groups, nameOf }: Omit<GroupsProps, 'sides'>) {
  const [t, tReport] = [useTranslations('lab.compare'), useTranslations('lab.report')]
  // Measures without any difference stand last, in one line each.
  const inOrder = [false, true].flatMap((isLast) =>
    groups.filter(({ rows }) => rows.every(isEqual) === isLast),
  )
  return (
    <TableRegion caption={t('differences')}>
      <thead className="text-xs text-soft">
        <tr className="border-b border-strong *:py-2 *:align-bottom *:font-medium">
          <th scope="col" className="text-left sm:w-[17%]">
            {tReport('subject')}
          </th>
          {letters.map((letter) => (
            <th key={letter} scope="col" className="pl-4 sm:w-[16%]">
              {letter}
            </th>
          ))}
          <th scope="col" className="pl-4 sm:w-[15%]">
            B − A
          </th>
          <th scope="col" className="pl-8 text-left max-sm:hidden sm:w-[36%]">
            <span className="sr-only">{t('picture')}</span>
          </th>
        </tr>
      </thead>
      {inOrder.map((group) => (
        <MeasureRows key={group.measure.id} group={group} nameOf={nameOf} />
      ))}
    </TableRegion>
  )
}

interface MeasureRowsProps extends Pick<GroupsProps, 'nameOf'> {
  readonly group: Group
}

function MeasureRows({ group: { measure, rows }, nameOf }: MeasureRowsProps) {
  const t = useTranslations('lab.compare')
  const locale = useLocale()
  const axis = axisOf(rows)
  const isAllEqual = rows.every(isEqual)
  const ticks = !isAllEqual && rows.some(({ difference }) => difference) ? ticksOf(axis) : []
  return (
    <tbody>
      <tr className="border-b border-line *:pt-6 *:pb-1.5">
        <th scope="rowgroup" colSpan={4} className="text-left font-normal">
          <span className="font-semibold">
            {measure.name[locale]}
            {measure.unit === 'share' ? ', %' : ''}
          </span>
          <span className="pl-2 text-xs text-soft">
            {measure.formula[locale]}
            {isAllEqual && ` · ${t('equalRows')}`}
          </span>
        </th>
        <td className="pl-8 align-bottom max-sm:hidden">
          <span aria-hidden="true" className={`relative block text-xs text-soft ${isAllEqual ? '' : 'h-4'}`}>
            {ticks.map((tick) => (
              <span
                key={tick}
                style={{ left: `${(placeOn(axis, tick) * 100).toFixed(1)}%` }}
                className="absolute -translate-x-1/2"
              >
                {tickText(measure, tick)}
              </span>
            ))}
          </span>
        </td>
      </tr>
      {(isAllEqual ? [] : rows).map((row) => {
        const { subject, condition, found, difference } = row
        const name = nameOf(row)
        return (
          <tr key={`${subject} ${condition}`} className="border-b border-line *:py-1.5">
            <th scope="row" className="text-left font-normal">
              {name.subject}
              {name.condition !== undefined && (
                <span className="block text-xs text-soft">{name.condition}</span>
              )}
            </th>
            {found.map((one, at) => (
              <td key={at} className="pl-4 max-sm:align-top">
                <Value measure={measure} found={one} />
              </td>
            ))}
            <td className="pl-4">
              {difference ? (
                <>
                  <span className={`text-base ${isClear(row) ? 'font-semibold' : ''}`}>
                    {signedValue(measure, difference.value)}
                  </span>
                  <span className="block text-xs text-soft">{shownInterval(measure, difference)}</span>
                  <Verdict measure={measure} row={row} />
                  <IntervalBar
                    axis={axis}
                    {...difference}
                    mark={0}
                    isHollow={!isClear(row)}
                    className="mt-1 h-4 w-24 sm:hidden"
                  />
                </>
              ) : (
                <span className="text-soft">{t('isWithout')}</span>
              )}
            </td>
            <td className="pl-8 max-sm:hidden">
              {difference && (
                <IntervalBar
                  axis={axis}
                  {...difference}
                  ticks={ticks}
                  mark={0}
                  isHollow={!isClear(row)}
                  className="h-9 w-full"
                />
              )}
            </td>
          </tr>
        )
      })}
    </tbody>
  )
}

/** Whether the agent does better in the report that is compared, as far as the interval tells. */
function Verdict({ measure: { better }, row }: { readonly measure: Group['measure']; readonly row: Row }) {
  const t = useTranslations('lab.compare.verdict')
  const isMore = (row.difference?.value ?? 0) > 0
  const isGood = isMore === (better === 'more')
  const word = better === 'neither' ? (isMore ? 'higher' : 'lower') : isGood ? 'ahead' : 'behind'
  if (!isClear(row)) return <span className="sr-only">{t('level')}</span>
  return (
    <span className="block text-xs font-semibold">
      <span aria-hidden="true">{isMore ? '▲ ' : '▼ '}</span>
      {t(word)}
    </span>
  )
}

/** From the lowest end to the highest, with 0 among them. */
function axisOf(rows: readonly Row[]): Axis {
  const ends = rows.flatMap(({ difference: one }) => (one ? [one.low, one.high] : []))
  const axis = { low: Math.min(0, ...ends), high: Math.max(0, ...ends) }
  return axis.high > axis.low ? roundedAxis(axis) : { low: -1, high: 1 }
}

const tickText = ({ unit }: Group['measure'], value: number) => {
  const shown = Number((unit === 'share' ? 100 * value : value).toFixed(2))
  return withMinus(`${shown > 0 ? '+' : ''}${shown === 0 ? 0 : shown}`)
}

interface ValueProps {
  readonly measure: Group['measure']
  readonly found: Found | undefined
}

function Value({ measure, found }: ValueProps) {
  const t = useTranslations('lab.report')
  if (!found) return null
  const { estimate, chance } = found
  return (
    <>
      <span className="text-base">{shownValue(measure, estimate.value)}</span>
      <span className="block text-xs text-soft">
        {estimate.low !== null && (
          <span className="max-sm:hidden">{`${shownInterval(measure, estimate)} · `}</span>
        )}
        <span className="whitespace-nowrap">{t('lead.n', { n: estimate.deals })}</span>
      </span>
      {chance && (
        <span className="block text-xs text-soft max-sm:hidden">
          {t('guess', { level: shownGuess(measure, chance) })}
        </span>
      )}
    </>
  )
}
