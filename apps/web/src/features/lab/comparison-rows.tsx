import { leavesDealsOut, leftOutNote, markedAbout, tickText, whyNoInterval } from '@wis/lab'
import type { Difference, Results } from '@wis/lab'
import { useLocale, useTranslations } from 'next-intl'
import { AxisNumbers, IntervalBar, beyond, roundedAxis, ticksOf } from './interval-chart.tsx'
import { LabTable } from './lab-table.tsx'
import {
  higherFirst,
  intervalOf,
  isLimit,
  shownInterval,
  shownP,
  shownSize,
  signedValue,
} from './report-numbers.ts'
import { lowered, nameOfSubject, withoutGaps } from './subject-names.ts'
import type { SubjectNames } from './subject-names.ts'

interface ComparisonRowsProps {
  readonly report: Results & Parameters<typeof markedAbout>[1]
  readonly of: readonly Difference[]
  readonly caption: string
  /** Whether more matches are to come. */
  readonly isEarly?: boolean
  readonly names: SubjectNames | undefined
  /** Whether rows of one measure stand below one another, under its name. */
  readonly isByMeasure?: boolean
}

/** What, by how much and how sure. A phone has the interval below the difference. */
const columnsOnPhone = 3

/** Differences: each by its measure, how large, how sure, and on one axis where all rows have one unit. What all rows share stands above them. */
export function ComparisonRows({
  report,
  of,
  caption,
  isEarly = false,
  names,
  isByMeasure = false,
}: ComparisonRowsProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const placeOf = ({ measure }: Difference) => report.measures.findIndex(({ id }) => id === measure)
  const inOrder = isByMeasure ? of.toSorted((one, other) => placeOf(one) - placeOf(other)) : of
  const rows = inOrder.map((one) => ({ ...aboutOf(report, one), one }))
  const nameOf = (subject: string) => nameOfSubject(names, subject)
  const conditionOf = (id: string) => report.names.conditions[id]?.name[locale] ?? id
  const [baseline = ''] = report.spec.conditions
  const all = rows.map(({ one, found, kind }) => {
    const measure = report.measures.find(({ id }) => id === one.measure)
    const under = 'condition' in found ? conditionOf(found.condition) : ''
    const between =
      'subject' in found
        ? nameOf(found.subject)
        : kind === 'contrasts'
          ? withoutGaps(t('lead.above', { first: nameOf(found.first), second: nameOf(found.second) }))
          : `${nameOf(found.first)} − ${nameOf(found.second)}`
    return {
      found,
      unit: measure ?? { unit: 'count' as const },
      measure: measure ? markedAbout(measure, report).name[locale] : one.measure,
      between,
      under: kind === 'effects' ? `${under} − ${conditionOf(baseline)}` : under,
      sameAs: report.measures.find(({ id }) => id === found.sameAs)?.name[locale],
      isMarked: kind !== 'interactions' && leavesDealsOut(report, found),
    }
  })
  const isOne = (values: readonly unknown[]) => values.length > 1 && new Set(values).size === 1
  const [first] = all
  const unit = first?.unit ?? { unit: 'count' as const }
  const hasConditions = report.spec.conditions.length > 1
  const shared = {
    between: isOne(all.map(({ between }) => between)),
    under: !hasConditions || isOne(all.map(({ under }) => under)),
    deals: isOne(all.map(({ found }) => found.difference.deals)),
  }
  const hasSizes = all.some(({ found }) => found.size?.value != null)
  // Means of two measures count different things.
  const isOfOneUnit =
    new Set(all.map(({ unit, measure }) => (unit.unit === 'share' ? '%' : measure))).size === 1
  const ends = all.flatMap(({ found }) => {
    const { low, high } = intervalOf(found)
    return [low ?? 0, found.difference.value ?? 0, high ?? 0]
  })
  const axis = roundedAxis(beyond({ low: Math.min(0, ...ends), high: Math.max(0, ...ends) }))
  const isDrawn = isOfOneUnit && axis.low < axis.high
  const ticks = isDrawn ? ticksOf(axis) : []
  const same = [
    shared.between && first?.between,
    shared.under && hasConditions && first?.under,
    shared.deals && t('dealsOf', { count: first?.found.difference.deals ?? 0 }),
  ].filter((part) => typeof part === 'string')
  const together = t(report.families ? 'together' : 'interval')
  const columns = [
    ...[t(shared.between ? 'measure' : 'compared'), t('difference'), t('chance'), together],
    ...(hasSizes ? [t('effectSize')] : []),
    ...(shared.deals ? [] : [t('deals')]),
  ]
  return (
    <>
      {same.length > 0 && <p className="figures pb-1 text-sm">{same.join(' · ')}</p>}
      <LabTable
        caption={caption}
        head={columns}
        scales={columns.map((name) =>
          isDrawn && name === together ? (
            <span key="scale" className="relative mr-2.5 ml-auto block h-5 w-40 max-sm:hidden lg:w-56">
              <AxisNumbers axis={axis} ticks={ticks} tickText={(tick) => tickText(unit, tick)} />
            </span>
          ) : null,
        )}
        folded={{ from: isDrawn ? 5 : 6, phoneFrom: columnsOnPhone, label: t('allColumns') }}
        rows={all.map(({ found, unit, measure, between, under, sameAs, isMarked }, at) => {
          const { difference, size, isTold } = found
          const about = [!shared.between && between, !shared.under && under].filter(Boolean).join(' · ')
          const isAgain = isByMeasure && about !== '' && all[at - 1]?.measure === measure
          const interval = shownInterval(unit, intervalOf(found)) || whyNoInterval(difference, locale)
          return [
            <div key="what" className="max-sm:w-40 max-sm:text-pretty">
              <span className={isAgain ? 'sr-only' : isTold ? 'font-semibold' : ''}>{measure}</span>
              {about !== '' && (
                <span
                  className={`block text-xs ${isAgain && isTold ? 'font-semibold text-ink' : 'text-soft'}`}
                >
                  {about}
                </span>
              )}
              {sameAs !== undefined && (
                <span className="block text-xs text-soft">{t('sameAs', { measure: lowered(sameAs) })}</span>
              )}
            </div>,
            <span key="difference">
              <span className={isTold ? 'text-base font-semibold' : 'text-soft'}>
                {isMarked && '≈ '}
                {signedValue(unit, difference.value)}
                {unit.unit === 'share' && difference.value !== null && (
                  <span className="text-xs font-normal text-soft max-sm:block">{t('lead.points')}</span>
                )}
              </span>
              <span className="block text-xs text-soft sm:hidden">{interval}</span>
            </span>,
            <span key="chance" className={isTold ? 'font-semibold' : 'text-soft'}>
              {shownP(found)}
              <span className="inline-block w-4 text-right">
                {isTold && (
                  <span role="img" aria-label={t('told')}>
                    ✓
                  </span>
                )}
              </span>
              {isEarly && !isTold && <span className="block text-xs">{t('notYet')}</span>}
              {isOdd(found) && (
                <span className="block pr-4 text-xs font-normal text-soft">{t('pDecides')}</span>
              )}
            </span>,
            <span key="interval" className="flex items-center justify-end gap-3 text-xs text-soft">
              {interval}
              {isDrawn && (
                <span className="mr-2.5 h-6 w-40 max-sm:w-24 lg:w-56">
                  {difference.value !== null && (
                    <IntervalBar
                      axis={axis}
                      ticks={ticks}
                      value={difference.value}
                      {...intervalOf(found)}
                      mark={0}
                      isHollow={!isTold}
                      className="size-full"
                    />
                  )}
                </span>
              )}
            </span>,
            ...(hasSizes
              ? [
                  <span key="size" className="text-xs text-soft">
                    {shownSize(size)}
                  </span>,
                ]
              : []),
            ...(shared.deals ? [] : [String(difference.deals)]),
          ]
        })}
      />
      {all.some(({ found }) => found.isTold) && (
        <p className="max-w-[75ch] pt-2 text-xs text-pretty text-soft">
          {t('markNote', { odd: all.some(({ found }) => isOdd(found)) ? 'yes' : 'no' })}
        </p>
      )}
      {all.some(({ isMarked }) => isMarked) && (
        <p className="max-w-[75ch] pt-2 text-xs text-soft">{leftOutNote[locale]}</p>
      )}
      {all.some(({ found }) => isLimit(found)) && (
        <p className="max-w-[75ch] pt-2 text-xs text-pretty text-soft">{t('limitNote')}</p>
      )}
    </>
  )
}

/** Whether p and the interval say different things. */
function isOdd({ isTold, ...one }: Difference): boolean {
  const { low, high } = intervalOf(one)
  if (low === null || high === null) return false
  return isTold !== (low > 0 || high < 0)
}

/** What kind of difference it is. Two subjects stand with the higher one first, the effects on two as they were subtracted. */
function aboutOf(report: Results, one: Difference) {
  const effect = report.effects.find((other) => other === one)
  if (effect) return { kind: 'effects', found: effect } as const
  const contrast = report.contrasts.find((other) => other === one)
  if (contrast) return { kind: 'contrasts', found: higherFirst(contrast) } as const
  const interaction = report.interactions?.find((other) => other === one)
  if (!interaction) throw new Error('a difference of another report')
  return { kind: 'interactions', found: interaction } as const
}
