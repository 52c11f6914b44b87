import { isTooFew, leastDeals, mainFinding } from '@wis/lab'
import type { Asked, MainFinding, Results } from '@wis/lab'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { findingStyle } from '../../components/page/titles.tsx'
import { answerOf, boundsOf, detectableIn, settledBy, toldOf } from './answer.ts'
import { FirstChart } from './lead-charts.tsx'
import { shownValue, signedValue } from './report-numbers.ts'
import { nameOfSubject, withoutGaps } from './subject-names.ts'
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
  const found = main.finding
  const isOpen = !found && !hasTooFew
  const other = isOpen && main.other && toldOf(main.other, saying)
  const isNothingTold = main.counts.every(({ told }) => told === 0)
  const compared = main.counts.reduce((sum, { all }) => sum + all, 0)
  const facts = [
    [t('lead.matches'), number(matches)],
    [t('deals'), number(deals)],
    ...main.counts.flatMap(({ family, told: count, all }) =>
      isNothingTold ? [] : [[t(`lead.significant.${family}`), t('lead.of', { count, all })] as const],
    ),
  ] as const
  return (
    <section
      aria-labelledby="finding"
      data-testid="finding"
      className="grid gap-x-12 gap-y-6 pb-8 *:min-w-0 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]"
    >
      <div>
        <h2 id="finding" className={findingStyle}>
          {answer.headline}
        </h2>
        {answer.evidence && <p className="figures pt-3 text-pretty text-soft">{answer.evidence}</p>}
        {found?.corrected != null && found.comparisons > 1 && (
          <p className="pt-1 text-sm text-pretty text-soft">
            {t(found.together ? 'lead.correction' : 'lead.correctionOfP', {
              comparisons: found.comparisons,
            })}
          </p>
        )}
        {hasTooFew ? (
          <p className="pt-3 text-pretty text-soft">{t('lead.tooFewText', { deals, least: leastDeals })}</p>
        ) : (
          !found && <Limits asked={main.asked} />
        )}
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <FirstChart report={report} names={names} isSaved={href === undefined} />
      </div>
      <div className="lg:row-start-2">
        {isOpen && (
          <div className="pb-8 empty:hidden">
            <Unsettled report={report} main={main} names={names} />
            {other && (
              <>
                <p className="label pt-6 pb-1">{t('lead.other')}</p>
                <p className="display text-xl leading-snug text-pretty first-letter:uppercase">
                  {other.headline}
                </p>
                <p className="figures pt-1 text-sm text-pretty text-soft">{other.evidence}</p>
              </>
            )}
          </div>
        )}
        <p className="flex flex-wrap gap-3 pb-6 print:hidden">
          {href === undefined ? (
            <CiteAndData />
          ) : (
            <Link href={href} className={buttonStyle.quiet}>
              {t('lead.read')}
            </Link>
          )}
        </p>
        <dl className="figures grid grid-cols-2 gap-x-8 gap-y-3 border-t border-strong pt-4 text-sm">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-xs text-soft">{name}</dt>
              <dd className="pt-0.5 font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        {isNothingTold && compared > 0 && <p className="pt-3 text-sm">{t('untold', { count: compared })}</p>}
      </div>
    </section>
  )
}

/** What the limits of a headline without a finding are. */
function Limits({ asked }: { readonly asked: Asked }) {
  const t = useTranslations('lab.report.lead')
  const bounds = boundsOf(asked)
  const comparisons = Math.max(0, ...asked.rows.map((one) => one.comparisons))
  if (!bounds || (comparisons <= 1 && bounds.areJoint)) return null
  return (
    <p className="pt-1 text-sm text-pretty text-soft">
      {bounds.areJoint ? t('joint', { comparisons }) : t('single')}
    </p>
  )
}

/** What was compared where nothing was found, and how many deals would settle it. */
function Unsettled({ report, main: { asked }, names }: ReportLeadProps & { readonly main: MainFinding }) {
  const t = useTranslations('lab.report.lead')
  if (!boundsOf(asked)) return null
  const settled = settledBy(asked)
  const { measure } = asked
  const seen = detectableIn(asked)
  return (
    <>
      <Compared report={report} asked={asked} names={names} />
      {seen && (
        <p className="figures pt-3 text-sm text-pretty">
          {t('detects', {
            difference: `${shownValue(measure, seen.value)}${measure.unit === 'share' ? t('points') : ''}`,
            deals: seen.deals,
          })}
        </p>
      )}
      {settled && (
        <p className="pt-2 text-sm text-pretty">
          {settled !== 'hardly'
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
      )}
    </>
  )
}

/** What was compared, and in what the two sides differ. */
function Compared({ report, asked, names }: ReportLeadProps & { readonly asked: Asked }) {
  const t = useTranslations('lab.report.lead')
  const locale = useLocale()
  const { list } = useFormatter()
  const nameOf = (subject: string) => nameOfSubject(names, subject)
  const [baseline = '', ...others] = report.spec.conditions
  const conditionOf = (id: string) => report.names.conditions[id]?.name[locale] ?? id
  const subjects = (of: readonly string[]) => list([...new Set(of)].map(nameOf))
  if (asked.family === 'contrasts') {
    const pairs = asked.rows.flatMap((one) => report.contrasts.filter((other) => other === one))
    const compared = subjects(pairs.flatMap(({ first, second }) => [first, second]))
    return <p className="text-sm text-pretty">{withoutGaps(t('comparedAgents', { subjects: compared }))}</p>
  }
  const tested = report.effects.filter((one) => asked.rows.includes(one))
  const shown = others.filter((id) => tested.some(({ condition }) => condition === id))
  return (
    <div className="text-sm text-pretty">
      <p>
        {withoutGaps(
          t('comparedConditions', {
            conditions: list(shown.map((id) => t('quoted', { name: conditionOf(id) }))),
            baseline: conditionOf(baseline),
            subjects: subjects(tested.map(({ subject }) => subject)),
          }),
        )}
      </p>
      <details className="pt-2">
        <summary className="w-fit cursor-pointer underline decoration-rim underline-offset-4">
          {t('conditionsAre')}
        </summary>
        <dl className="space-y-1 pt-2 text-soft">
          {[baseline, ...shown].map((id) => (
            <div key={id}>
              <dt className="inline font-semibold">{conditionOf(id)}</dt>
              <dd className="inline">
                {locale === 'zh' ? '：' : ': '}
                {report.names.conditions[id]?.summary[locale]}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
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
