import { isOfTerms, mainFinding, ofStrips } from '@wis/lab'
import type { Results, SuiteReport } from '@wis/lab'
import type { SuitePage } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { findingStyle } from '../../components/page/titles.tsx'
import { answerOf } from './answer.ts'
import { ChartCard } from './chart-card.tsx'
import { withShare } from './experiment-seen.ts'
import { nameOfGame } from './names.ts'
import { PairTable } from './pair-table.tsx'
import type { PairGroup } from './pair-table.tsx'
import { CiteAndData, ReportLead } from './report-lead.tsx'
import { intervalOf, shownChance, shownInterval, shownP, shownValue, signedValue } from './report-numbers.ts'
import { sittingIn } from './sitting-in.ts'
import { lowered, nameOfSubject } from './subject-names.ts'
import type { SubjectNames } from './subject-names.ts'
import { verdictOf } from './suite-verdict.ts'

interface SuiteLeadProps {
  readonly page: SuitePage
  readonly report: SuiteReport
  readonly names: SubjectNames
  /** The secret of its link, if the reader came by it. */
  readonly share: string | undefined
}

/** The abilities of a suite, and which of two subjects is ahead in them. */
function abilitiesIn(whole: Results) {
  const { spec, measures, cells } = whole
  const shares = measures.filter(
    ({ unit, id }) => unit === 'share' && cells.some((cell) => cell.measure === id),
  )
  const verdict = verdictOf(whole, shares)
  const isOfTwo = spec.conditions.length === 1 && spec.subjects.length === 2 && verdict.all > 2
  return { shares, verdict, isOfTwo }
}

/** Who is better and where. Of two subjects, a sentence and all abilities in one chart, each with the way to its experiments. */
export function SuiteLead(props: SuiteLeadProps) {
  const { page, report, names } = props
  const [condition = ''] = report.whole.spec.conditions
  const { isOfTwo, ...found } = abilitiesIn(report.whole)
  if (!isOfTwo)
    return <ReportLead report={report.whole} matches={page.report?.matches ?? page.played} names={names} />
  return <Together {...props} condition={condition} shares={found.shares} verdict={found.verdict} />
}

/** The sentence that a suite opens with, where a list has it. */
export function SuiteAnswer({ whole, names }: { readonly whole: Results; readonly names: SubjectNames }) {
  const t = useTranslations('lab.report')
  const locale = useLocale()
  const { isOfTwo, verdict } = abilitiesIn(whole)
  const said = useSaid(verdict, names)
  const main = mainFinding(whole)
  if (isOfTwo) return said.finding
  return main && answerOf(main, { report: whole, names, locale, t }).headline
}

interface TogetherProps extends SuiteLeadProps {
  readonly condition: string
  readonly shares: Results['measures']
  readonly verdict: ReturnType<typeof verdictOf>
}

function Together({ page, report, names, share, condition, shares, verdict }: TogetherProps) {
  const [t, tReport] = [useTranslations('lab.suite'), useTranslations('lab.report')]
  const locale = useLocale()
  const { whole } = report
  const { subjects } = whole.spec
  const called = subjects.map((subject) => nameOfSubject(names, subject))
  const said = useSaid(verdict, names)
  const rows = shares.map((measure) => {
    const contrast = whole.contrasts.find((one) => one.measure === measure.id)
    const found = subjects.map((subject) =>
      whole.cells.find(
        (cell) => cell.measure === measure.id && cell.subject === subject && cell.condition === condition,
      ),
    )
    // The table subtracts as its columns stand, whichever of the two the report has first.
    const sign = contrast && contrast.first === subjects[0] ? -1 : 1
    const { low, high } = contrast ? intervalOf(contrast) : { low: null, high: null }
    const turn = (end: number | null) => end && sign * end
    const difference = {
      value: turn(contrast?.difference.value ?? null),
      low: turn(sign < 0 ? high : low),
      high: turn(sign < 0 ? low : high),
    }
    const [deals, ...others] = new Set(found.map((cell) => cell?.estimate.deals))
    return { measure, found, contrast, difference, deals: others.length === 0 ? deals : undefined }
  })
  const caption = tReport('results')
  // How often one wins is no ability, but what abilities may lead to.
  const isOfWins = (id: string) => id === 'win-rate'
  const hasWins = rows.some(({ measure }) => isOfWins(measure.id))
  const drawn = {
    axis: { low: 0, high: 1 },
    ticks: [0, 0.2, 0.4, 0.6, 0.8, 1],
    tickText: (tick: number) => `${Math.round(100 * tick)}%`,
  }
  const groupOf = (id: string, title: string | undefined, own: typeof rows): PairGroup => ({
    ...drawn,
    id,
    title,
    rows: own.map(({ measure, found, contrast, difference, deals: ofBoth }) => ({
      id: measure.id,
      name: measure.name[locale],
      about: (
        <>
          <Experiments page={page} report={report} measure={measure.id} share={share} />
          {ofBoth !== undefined && (
            <span className="whitespace-nowrap"> · {tReport('lead.n', { n: ofBoth })}</span>
          )}
        </>
      ),
      isTold: contrast?.isTold === true,
      values: found.map((cell) => {
        const { value = null, low = null, high = null, deals = 0 } = cell?.estimate ?? {}
        return value === null
          ? undefined
          : {
              value,
              low,
              high,
              said: shownValue(measure, value),
              known: [
                shownInterval(measure, { low, high }),
                ...(ofBoth === undefined ? [tReport('lead.n', { n: deals })] : []),
              ],
            }
      }),
      ...(contrast && {
        difference: (
          <>
            <span className={contrast.isTold ? 'text-base font-semibold' : 'text-base text-soft'}>
              {signedValue(measure, difference.value)}
              {contrast.isTold && <span aria-hidden="true"> ✓</span>}
            </span>
            <span className="block text-2xs text-faint">
              {shownInterval(measure, difference)}
              <span className="block">p {shownP(contrast)}</span>
            </span>
          </>
        ),
      }),
    })),
  })
  const abilities = rows.filter(({ measure }) => !isOfWins(measure.id))
  const groups = hasWins
    ? [
        groupOf(
          'wins',
          t('wins'),
          rows.filter(({ measure }) => isOfWins(measure.id)),
        ),
        groupOf('abilities', t('abilitiesAlone', { count: abilities.length }), abilities),
      ]
    : [groupOf('abilities', undefined, abilities)]
  return (
    <section aria-labelledby="finding" data-testid="finding" className="pb-8">
      <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-5 pb-6">
        <div className="max-w-[54rem]">
          <h2 id="finding" className={findingStyle}>
            {said.finding}
          </h2>
          <p className="pt-3 text-pretty text-soft">{said.rest}</p>
          {hasLineUps(page) && (
            <p className="pt-1 text-sm text-pretty text-soft">
              {t('lineUps', { first: called[0] ?? '', second: called[1] ?? '' })}
            </p>
          )}
        </div>
        <p className="flex flex-wrap gap-3 print:hidden">
          <CiteAndData />
        </p>
      </div>
      <ChartCard
        title={t('abilities', { all: verdict.all })}
        about={t('readPair')}
        saved={{
          name: 'abilities',
          caption,
          table: {
            head: [
              tReport('measure'),
              ...called,
              tReport('difference'),
              tReport(whole.families ? 'together' : 'interval'),
              tReport('chance'),
            ],
            rows: rows.map(({ measure, found, contrast, difference }) => [
              measure.name[locale],
              ...found.map((cell) => shownValue(measure, cell?.estimate.value ?? null)),
              signedValue(measure, difference.value),
              shownInterval(measure, difference),
              shownChance(contrast?.corrected ?? null),
            ]),
          },
          picture: ofStrips({
            shows: [0, 1],
            tickText: drawn.tickText,
            rows: rows.flatMap(({ measure, found }) =>
              found.map((cell, at) => ({
                ...(cell?.estimate ?? { value: null, low: null, high: null }),
                label: `${measure.name[locale]} · ${called[at] ?? ''}`,
                said: shownValue(measure, cell?.estimate.value ?? null),
                look: 'told' as const,
              })),
            ),
          }).pictures.wide,
        }}
      >
        <PairTable
          caption={caption}
          nameHead={t('ability')}
          pictureHead={tReport('interval')}
          heads={called}
          differenceHead={`${called[1] ?? ''} − ${called[0] ?? ''}`}
          groups={groups}
        />
      </ChartCard>
    </section>
  )
}

/** Whether a subject is the name of a line-up, for which another agent plays in each experiment. */
const hasLineUps = ({ spec, parts }: SuitePage) => parts.some(({ part }) => sittingIn(spec, part).length > 0)

/** Which of two is ahead in how many abilities, and what of that is significant. */
function useSaid({ all, leads }: ReturnType<typeof verdictOf>, names: SubjectNames) {
  const t = useTranslations('lab.suite.verdict')
  const locale = useLocale()
  const { list } = useFormatter()
  const [most] = leads
  const [finding = '', rest] = leads.map(({ subject, led, told }, at) =>
    t(at === 0 ? 'first' : 'other', {
      name: nameOfSubject(names, subject),
      most: nameOfSubject(names, most?.subject ?? subject),
      led: most?.led ?? 0,
      count: led,
      all,
      told: told.length,
      which: list(told.map(({ name }) => lowered(name[locale]))),
    }),
  )
  return { finding, rest }
}

interface ExperimentsProps extends Pick<SuiteLeadProps, 'page' | 'report' | 'share'> {
  readonly measure: string
}

/** The experiments that an ability is measured in. */
function Experiments({ page: { parts }, report, measure, share }: ExperimentsProps) {
  const t = useTranslations('lab.suite')
  const locale = useLocale()
  const column = report.spec.columns.find(({ id }) => id === measure)
  if (!column) return null
  const names = new Set(
    isOfTerms(column)
      ? column.terms.flatMap(({ of }) => of.map((path) => path.split('/')[0]))
      : [column.skill],
  )
  const own = parts.filter(({ part }) => names.has(part))
  if (own.length === parts.length && own.length > 2) return t('all', { count: own.length })
  return own.map(({ id, game }, at) => (
    <span key={id}>
      {at > 0 && ' · '}
      <Link href={withShare(`/lab/${id}`, share)} className="underline decoration-rim underline-offset-4">
        {nameOfGame(game, locale)}
      </Link>
    </span>
  ))
}
