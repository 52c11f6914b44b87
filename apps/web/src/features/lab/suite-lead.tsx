import { isOfTerms, ofStrips } from '@wis/lab'
import type { Results, SuiteReport } from '@wis/lab'
import type { SuitePage } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { ChartCard } from './chart-card.tsx'
import { withShare } from './experiment-seen.ts'
import { nameOfGame } from './names.ts'
import { PairTable } from './pair-table.tsx'
import type { PairGroup } from './pair-table.tsx'
import { ReportLead } from './report-lead.tsx'
import { shownChance, shownInterval, shownValue, signedValue } from './report-numbers.ts'
import { lowered, nameOfSubject } from './subject-names.ts'
import type { SubjectNames } from './subject-names.ts'

interface SuiteLeadProps {
  readonly page: SuitePage
  readonly report: SuiteReport
  readonly names: SubjectNames
  /** The secret of its link, if the reader came by it. */
  readonly share: string | undefined
}

/** So few stand beside each other in one table. */
const mostTogether = 4

/** Who is better and where: a sentence, and all abilities of all subjects in one chart, each with the way to its experiments. */
export function SuiteLead(props: SuiteLeadProps) {
  const { page, report, names } = props
  const { spec, measures, cells } = report.whole
  const [condition = ''] = spec.conditions
  const shares = measures.filter(
    ({ unit, id }) => unit === 'share' && cells.some((cell) => cell.measure === id),
  )
  const isOne =
    spec.conditions.length === 1 &&
    spec.subjects.length > 1 &&
    spec.subjects.length <= mostTogether &&
    shares.length > 2
  if (!isOne) return <ReportLead report={report.whole} matches={page.played} names={names} />
  return <Together {...props} condition={condition} shares={shares} />
}

interface TogetherProps extends SuiteLeadProps {
  readonly condition: string
  readonly shares: Results['measures']
}

function Together({ page, report, names, share, condition, shares }: TogetherProps) {
  const [t, tReport] = [useTranslations('lab.suite'), useTranslations('lab.report')]
  const locale = useLocale()
  const { whole } = report
  const { subjects } = whole.spec
  const called = subjects.map((subject) => nameOfSubject(names, subject))
  const verdict = useVerdict(whole, shares, called)
  const contrastOf = (measure: string) =>
    subjects.length === 2 ? whole.contrasts.find((one) => one.measure === measure) : undefined
  const rows = shares.map((measure) => {
    const contrast = contrastOf(measure.id)
    const found = subjects.map((subject) =>
      whole.cells.find(
        (cell) => cell.measure === measure.id && cell.subject === subject && cell.condition === condition,
      ),
    )
    // The table subtracts as its columns stand, whichever of the two the report has first.
    const sign = contrast && contrast.first === subjects[0] ? -1 : 1
    const { value = null, low = null, high = null } = contrast?.difference ?? {}
    const turn = (end: number | null) => end && sign * end
    const difference = {
      value: turn(value),
      low: turn(sign < 0 ? high : low),
      high: turn(sign < 0 ? low : high),
    }
    return { measure, found, contrast, difference }
  })
  const caption = tReport('results')
  const group: PairGroup = {
    id: 'abilities',
    axis: { low: 0, high: 1 },
    ticks: [0, 0.2, 0.4, 0.6, 0.8, 1],
    tickText: (tick) => String(Math.round(100 * tick)),
    rows: rows.map(({ measure, found, contrast, difference }) => ({
      id: measure.id,
      name: measure.name[locale],
      about: <Experiments page={page} report={report} measure={measure.id} share={share} />,
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
              known: [shownInterval(measure, { low, high }), tReport('lead.n', { n: deals })],
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
              <span className="block">p {shownChance(contrast.corrected)}</span>
            </span>
          </>
        ),
      }),
    })),
  }
  return (
    <section aria-labelledby="finding" data-testid="finding" className="pb-8">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5 pb-6">
        <div className="max-w-[46rem]">
          <h2
            id="finding"
            className="display text-[clamp(1.375rem,2.6vw,1.9375rem)] leading-snug! text-balance first-letter:uppercase"
          >
            {verdict.finding}
          </h2>
          {verdict.rest && <p className="pt-3 text-pretty text-soft">{verdict.rest}</p>}
        </div>
        <p className="flex flex-wrap gap-3 print:hidden">
          <a href="#cite" className={buttonStyle.primary}>
            {tReport('lead.cite')}
          </a>
          <a href="#data" className={buttonStyle.quiet}>
            {tReport('lead.data')}
          </a>
        </p>
      </div>
      <ChartCard
        title={t('abilities', { who: called.join(locale === 'zh' ? ' 与 ' : ' and ') })}
        about={t(subjects.length === 2 ? 'readPair' : 'read')}
        saved={{
          name: 'abilities',
          caption,
          table: {
            head: [
              tReport('measure'),
              ...called,
              ...(subjects.length === 2
                ? [tReport('difference'), tReport('interval'), tReport('chance')]
                : []),
            ],
            rows: rows.map(({ measure, found, contrast, difference }) => [
              measure.name[locale],
              ...found.map((cell) => shownValue(measure, cell?.estimate.value ?? null)),
              ...(contrast
                ? [
                    signedValue(measure, difference.value),
                    shownInterval(measure, difference),
                    shownChance(contrast.corrected),
                  ]
                : []),
            ]),
          },
          picture: ofStrips({
            shows: [0, 1],
            tickText: group.tickText,
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
          differenceHead={subjects.length === 2 ? `${called[1] ?? ''} − ${called[0] ?? ''}` : undefined}
          groups={[group]}
        />
      </ChartCard>
    </section>
  )
}

/** Which of two is ahead in how many abilities, and what of that is significant. Of more, who has the best value how often. */
function useVerdict(whole: Results, shares: Results['measures'], called: readonly string[]) {
  const t = useTranslations('lab.suite.verdict')
  const locale = useLocale()
  const { list } = useFormatter()
  const { subjects } = whole.spec
  const leads = shares.flatMap(({ id, better, name }) => {
    const sign = better === 'fewer' ? -1 : 1
    const values = subjects.map((subject) => {
      const value = whole.cells.find((cell) => cell.measure === id && cell.subject === subject)?.estimate
        .value
      return value == null ? -Infinity : sign * value
    })
    const best = Math.max(...values)
    const isLed =
      better !== 'neither' && Number.isFinite(best) && values.filter((value) => value === best).length === 1
    const told = whole.contrasts.some((one) => one.measure === id && one.isTold) && subjects.length === 2
    return isLed ? [{ by: values.indexOf(best), told, name: lowered(name[locale]) }] : []
  })
  const counts = subjects.map((_, at) => ({
    name: called[at] ?? '',
    led: leads.filter(({ by }) => by === at),
    told: leads.filter(({ by, told }) => by === at && told).map(({ name }) => name),
  }))
  const [first, ...others] = counts.toSorted(
    (one, other) => other.told.length - one.told.length || other.led.length - one.led.length,
  )
  if (!first) return { finding: '', rest: undefined }
  const saidOf = ({ name, led, told }: typeof first, key: 'first' | 'other') =>
    t(key, { name, count: led.length, all: shares.length, told: told.length, which: list(told) })
  return {
    finding:
      subjects.length === 2
        ? saidOf(first, 'first')
        : t('best', { name: first.name, count: first.led.length, all: shares.length }),
    rest: subjects.length === 2 ? others.map((one) => saidOf(one, 'other')).join(' ') : undefined,
  }
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
