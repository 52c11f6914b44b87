import { leastDeals } from '@wis/lab'
import type { Results } from '@wis/lab'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { answerOf, boundsOf, inWords, settledBy } from './answer.ts'
import { leadCardsOf } from './lead-cards.ts'
import type { LeadCard } from './lead-cards.ts'
import { LeadCharts } from './lead-charts.tsx'
import { byRank, isTooFew, largestOf, mainFinding } from './main-finding.ts'
import type { MainFinding } from './main-finding.ts'
import { higherFirst, shownInterval, shownSize, signedValue } from './report-numbers.ts'
import { nameOfSubject } from './subject-names.ts'
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

/** What an experiment or a suite has found: the answer to what it asks first, how sure it is, and one chart. */
export function ReportLead({ report, matches, names, href }: WholeLeadProps) {
  const t = useTranslations('lab.report')
  const { number } = useFormatter()
  const locale = useLocale()
  const main = mainFinding(report)
  if (!main) return null
  const hasTooFew = isTooFew(main)
  const deals = Math.max(0, ...report.cells.map(({ estimate }) => estimate.deals))
  const saying = { report, names, locale, t }
  const answer = answerOf(main, saying)
  const cards = leadCardsOf(report, main, href !== undefined)
  const ofSubjects = main.counts.find(({ family }) => family === 'contrasts')
  // The charts are higher than what is told of them.
  const isBeside = main.asked.family === 'contrasts' || cards.length > 1
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
          {answer.headline}
        </h2>
        {answer.evidence && <p className="figures pt-3 text-pretty text-soft">{answer.evidence}</p>}
        {main.finding?.corrected != null && main.finding.comparisons > 1 && (
          <p className="pt-1 text-xs text-pretty text-faint">
            {t('lead.correction', { comparisons: main.finding.comparisons })}
          </p>
        )}
        {hasTooFew ? (
          <p className="pt-3 text-pretty text-soft">{t('lead.tooFewText', { deals, least: leastDeals })}</p>
        ) : (
          !main.finding && <Unsettled main={main} names={names} />
        )}
        {!main.finding && main.other && (
          <p className="figures pt-4 text-pretty">
            {t('lead.also', { finding: inWords(main.other, saying).finding })}{' '}
            {main.asked.family === 'effects' && ofSubjects && (
              <span className="text-soft">
                {t('lead.other', { count: ofSubjects.told, all: ofSubjects.all })}
              </span>
            )}
          </p>
        )}
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <LeadCharts
          report={report}
          main={main}
          cards={cards}
          names={names}
          hasIntervals={!hasTooFew}
          isSaved={href === undefined}
        />
      </div>
      <div className="grid content-start gap-y-8 lg:row-start-2">
        <div>
          <dl className="figures grid grid-cols-2 gap-x-8 gap-y-3 border-t border-strong pt-4 text-sm">
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
        {isBeside && largest}
      </div>
      {!isBeside && largest}
    </section>
  )
}

/** What the limits of a headline without a finding are, and how many deals would settle it. */
function Unsettled({ main: { asked }, names }: Pick<LargestDifferencesProps, 'main' | 'names'>) {
  const t = useTranslations('lab.report.lead')
  const bounds = boundsOf(asked)
  if (!bounds) return null
  const settled = settledBy(asked)
  const { measure } = asked
  return (
    <>
      <p className="pt-1 text-xs text-pretty text-faint">
        {bounds.areJoint ? t('joint', { comparisons: asked.rows[0]?.comparisons ?? 0 }) : t('single')}
      </p>
      <p className="pt-4 text-pretty">
        <b className="font-semibold">{t('settle')}</b>{' '}
        {settled
          ? t(settled.areContents ? 'settleContents' : 'settleDeals', {
              count: settled.count,
              who:
                'subject' in settled.largest
                  ? nameOfSubject(names, settled.largest.subject as string)
                  : t('thePair'),
              estimate: `${signedValue(measure, settled.largest.difference.value)}${measure.unit === 'share' ? t('points') : ''}`,
            })
          : t('settleHardly')}
      </p>
    </>
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
