import { leastDeals } from '@wis/lab'
import type { Difference, Results } from '@wis/lab'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { leadCardsOf } from './lead-cards.ts'
import type { LeadCard } from './lead-cards.ts'
import { LeadCharts } from './lead-charts.tsx'
import {
  byRank,
  hasSubjectFinding,
  inTwo,
  isTooFew,
  largestOf,
  mainFinding,
  nothingFound,
  readable,
} from './main-finding.ts'
import type { MainFinding } from './main-finding.ts'
import {
  higherFirst,
  shownChance,
  shownInterval,
  shownSize,
  shownValue,
  signedValue,
} from './report-numbers.ts'
import { lowered, nameOfSubject, withNames } from './subject-names.ts'
import type { SubjectNames } from './subject-names.ts'

interface ReportLeadProps {
  readonly report: Results
  readonly names?: SubjectNames | undefined
}

interface WholeLeadProps extends ReportLeadProps {
  readonly matches: number
  /** The address of the report, where this is not its own page. */
  readonly href?: string
}

/** What an experiment or a suite has found: one sentence, on how many matches, and one chart. */
export function ReportLead({ report, matches, names, href }: WholeLeadProps) {
  const t = useTranslations('lab.report')
  const { number } = useFormatter()
  const locale = useLocale()
  const main = mainFinding(report)
  if (!main) return null
  const hasTooFew = isTooFew(main)
  const deals = Math.max(0, ...report.cells.map(({ estimate }) => estimate.deals))
  const headline = main.finding ?? (hasSubjectFinding(main) ? main.other : null)
  const inWords = (of: Difference) => inTwo(readable(withNames(of.sentence[locale], names), report))
  const told = headline && inWords(headline)
  const measure = report.measures.find(({ id }) => id === headline?.measure)
  const contrast = report.contrasts.find((one) => one === headline)
  const found = contrast ? higherFirst(contrast) : headline
  const evidence =
    found && measure && found.corrected !== null && found.difference.low !== null
      ? t('lead.evidence', {
          interval: shownInterval(measure, found.difference),
          deals: found.difference.deals,
          p: shownChance(found.corrected).replace(/^(<?)/u, (sign) => `${sign || '='} `),
        })
      : told?.evidence
  const cards = leadCardsOf(report, main, href !== undefined)
  const reach = main.finding || hasTooFew ? undefined : intervalsIn(cards[0])
  const [, condition, ...more] = report.spec.conditions
  const noEffect =
    condition === undefined || more.length > 0
      ? t('lead.noEffect', { count: main.effects })
      : t('lead.noEffectOfOne', {
          condition: report.names.conditions[condition]?.name[locale] ?? condition,
          count: main.effects,
        })
  const ofSubjects = main.other && main.counts.find(({ family }) => family === 'contrasts')
  // The charts are higher than what is told of them.
  const isBeside = main.effects === 0 || cards.length > 1
  const largest = !hasTooFew && href === undefined && (
    <LargestDifferences report={report} names={names} main={main} cards={cards} isBeside={isBeside} />
  )
  const facts = [
    [t('lead.matches'), number(matches)],
    [t('deals'), number(deals)],
    ...main.counts.map(
      ({ family, told: count, all }) =>
        [t(`lead.significant.${family}`), t('lead.of', { count, all })] as const,
    ),
  ] as const
  return (
    <section
      aria-labelledby="finding"
      data-testid="finding"
      className="grid gap-x-12 gap-y-8 pb-8 *:min-w-0 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]"
    >
      <div>
        <h2
          id="finding"
          className="display text-[clamp(1.375rem,2.6vw,1.9375rem)] leading-snug! text-balance first-letter:uppercase"
        >
          {told?.finding ?? (main.effects > 0 && !hasTooFew ? noEffect : nothingFound(main, t))}
        </h2>
        {evidence && <p className="figures pt-3 text-pretty text-soft">{evidence}</p>}
        {evidence && found?.corrected != null && (
          <p className="pt-1 text-xs text-pretty text-faint">
            {t('lead.correction', { comparisons: found.comparisons })}
          </p>
        )}
        {ofSubjects && (
          <p className="figures pt-3 text-pretty text-soft">
            {!told && main.other && inWords(main.other).finding}{' '}
            {t('lead.other', { count: ofSubjects.told, all: ofSubjects.all })}
          </p>
        )}
        {main.other && told && <p className="pt-5 text-lg text-pretty">{noEffect}</p>}
        {reach && (
          <p className="figures pt-2 text-pretty text-soft">
            {t('lead.effectIntervals', {
              measure: lowered(reach.measure.name[locale]),
              low: signedValue(reach.measure, reach.low),
              high: `${signedValue(reach.measure, reach.high)}${reach.measure.unit === 'share' ? t('lead.points') : ''}`,
            })}{' '}
            {t('lead.neededEffect', {
              size: `${shownValue(reach.measure, reach.half)}${reach.measure.unit === 'share' ? t('lead.points') : ''}`,
            })}
          </p>
        )}
        {hasTooFew && (
          <p className="pt-3 text-pretty text-soft">{t('lead.tooFewText', { deals, least: leastDeals })}</p>
        )}
        <dl className="figures mt-6 grid grid-cols-2 gap-x-8 gap-y-3 border-t border-strong pt-4 text-sm">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-xs text-soft">{name}</dt>
              <dd className="pt-0.5 font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="flex flex-wrap gap-3 pt-6 print:hidden">
          {href === undefined ? (
            <CiteAndData />
          ) : (
            <Link href={href} className={buttonStyle.quiet}>
              {t('lead.read')}
            </Link>
          )}
        </p>
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <LeadCharts
          report={report}
          cards={cards}
          names={names}
          hasIntervals={!hasTooFew}
          isSaved={href === undefined}
        />
      </div>
      {largest}
    </section>
  )
}

/** The ways from a finding to what a paper needs of it. */
export function CiteAndData() {
  const t = useTranslations('lab.report.lead')
  return (
    <>
      <a href="#cite" className={buttonStyle.primary}>
        {t('cite')}
      </a>
      <a href="#data" className={buttonStyle.quiet}>
        {t('data')}
      </a>
    </>
  )
}

/** So many fill the height of one chart and of each further one beside them. */
const mostLargest = { first: 4, further: 2 } as const

interface LargestDifferencesProps extends ReportLeadProps {
  readonly main: MainFinding
  readonly cards: readonly LeadCard[]
  /** Whether it stands beside the charts. */
  readonly isBeside: boolean
}

/** From where to where the intervals of the chart reach, and half of the narrowest. */
function intervalsIn(card: LeadCard | undefined) {
  if (!card?.isOfEffects) return undefined
  const ends = card.rows.flatMap(({ low, high }) => (low === null || high === null ? [] : [{ low, high }]))
  const half = Math.min(...ends.map(({ low, high }) => (high - low) / 2).filter((one) => one > 0))
  if (!Number.isFinite(half)) return undefined
  const [low, high] = [ends.map((one) => one.low), ends.map((one) => one.high)]
  return { measure: card.measure, half, low: Math.min(...low), high: Math.max(...high) }
}

interface ListedAs {
  readonly isSomeTold: boolean
  /** Whether charts tell larger ones. */
  readonly isNext: boolean
  readonly areOfSubjects: boolean
}

function titleOf({ isSomeTold, isNext, areOfSubjects }: ListedAs) {
  if (!isSomeTold) return isNext ? 'lead.nextUntold' : 'lead.largestUntold'
  if (areOfSubjects) return isNext ? 'lead.nextOfSubjects' : 'lead.largestOfSubjects'
  return isNext ? 'lead.next' : 'lead.largest'
}

/** The largest differences that no chart beside them tells, with their intervals. */
function LargestDifferences({ report, names, main, cards, isBeside }: LargestDifferencesProps) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const nameOf = (subject: string) => nameOfSubject(names, subject)
  const conditionOf = (id: string) => report.names.conditions[id]?.name[locale] ?? id
  const [baseline = ''] = report.spec.conditions
  const largest = largestOf(report)
    .filter((one) => one.sentence !== main.finding?.sentence && cards.every(({ told }) => told !== one))
    .toSorted(byRank(main))
    .slice(0, mostLargest.first + (isBeside ? mostLargest.further * (cards.length - 1) : 0))
    .map((one) => {
      if ('subject' in one)
        return {
          ...one,
          between: `${nameOf(one.subject)}: ${conditionOf(one.condition)} − ${conditionOf(baseline)}`,
        }
      const turned = higherFirst(one)
      const condition = report.spec.conditions.length > 1 ? ` · ${conditionOf(one.condition)}` : ''
      const between = t('lead.above', { first: nameOf(turned.first), second: nameOf(turned.second) })
      return { ...turned, between: `${between}${condition}` }
    })
  if (largest.length === 0) return null
  const isSomeTold = largest.some(({ isTold }) => isTold)
  const isNext = cards.some(({ told }) => told)
  const areOfSubjects = largest.every((one) => 'first' in one)
  return (
    <section aria-labelledby="largest" className={isBeside ? '' : 'lg:col-span-full'}>
      <div className="flex items-end justify-between gap-4 pb-2 text-sm">
        <h3 id="largest" className="font-semibold">
          {t(titleOf({ isSomeTold, isNext, areOfSubjects }))}
        </h3>
        <span className="shrink-0 text-xs text-soft">{t('lead.uncorrected')}</span>
      </div>
      <ul
        className={`figures grid gap-x-12 border-t border-line text-sm ${isBeside ? '' : 'sm:grid-cols-2'}`}
      >
        {largest.map(({ between, measure: id, difference, size, isTold }) => {
          const measure = report.measures.find((one) => one.id === id)
          return (
            measure && (
              <li key={`${between} ${id}`} className="flex justify-between gap-4 border-b border-line py-2">
                <span className="min-w-0">
                  {between}
                  <span className="block text-xs text-soft">
                    {measure.name[locale]} ·{' '}
                    {size &&
                      t('lead.size', {
                        size: shownSize({ ...size, value: Math.abs(size.value ?? 0), low: null }),
                      })}
                  </span>
                </span>
                <span className="shrink-0 text-right">
                  <span className={isTold ? 'font-semibold' : ''}>
                    {signedValue(measure, difference.value)}
                    {measure.unit === 'share' && t('lead.points')}
                  </span>
                  <span className="block text-xs text-soft">{shownInterval(measure, difference)}</span>
                </span>
              </li>
            )
          )
        })}
      </ul>
      <p className="pt-2 text-xs text-pretty text-soft">
        {t(isSomeTold ? 'lead.largestAbout' : 'lead.largestByChance', {
          all: main.counts.reduce((sum, { all }) => sum + all, 0),
        })}
      </p>
    </section>
  )
}
