import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { FilterSelect } from '../../components/form/filter-field.tsx'
import { Link } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { InkName } from './pair-table.tsx'
import { short } from './report-pairs.ts'
import type { Side } from './report-pairs.ts'

/** A report that can be chosen. */
export interface ReportChoice {
  readonly value: string
  readonly name: string
  /** What it is called in a list, in which no two are called alike. */
  readonly label: string
  /** Its game, its size and its day. */
  readonly about: string
}

/** One of the two that are compared. */
interface Chosen {
  readonly side: Side | undefined
  /** As the address of the page names it. */
  readonly address: string | undefined
}

interface CompareChoiceProps {
  readonly reports: readonly ReportChoice[]
  /** Those that have no number in common with the reference report. */
  readonly unfit: ReadonlySet<string>
  readonly chosen: readonly [Chosen, Chosen]
}

/** The choice of two reports, each with its game, size and day below it. The second list marks what cannot be compared with the first. */
export function CompareChoice({ reports, unfit, chosen }: CompareChoiceProps) {
  const t = useTranslations('lab.compare')
  const [first, second] = chosen.map((one) => valueOf(reports, one))
  return (
    <form
      method="get"
      action="/lab/compare"
      className="grid items-start gap-x-4 gap-y-3 pb-6 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]"
    >
      {(['a', 'b'] as const).map((name, at) => {
        const [one, value] = at === 0 ? [chosen[0], first] : [chosen[1], second]
        return [
          <div key={name} className={`min-w-0 ${at === 0 ? '' : 'sm:col-start-3'}`}>
            <FilterSelect
              name={name}
              label={<InkName at={at} name={t(name)} />}
              value={value ?? ''}
              options={[
                { value: '', label: t('choose') },
                // A report that is in no list is chosen by its address.
                ...(one.side && value !== undefined && reports.every((report) => report.value !== value)
                  ? [{ value, label: one.side.name }]
                  : []),
                ...fitFirst(reports, at === 1 ? unfit : new Set()).map(({ value: id, label }) =>
                  at === 1 && unfit.has(id)
                    ? // The one that is chosen stays in the address when the other changes.
                      { value: id, label: t('unfit', { label }), isDisabled: id !== value }
                    : { value: id, label },
                ),
              ]}
            />
            <p className="min-h-5 pt-1 text-xs text-soft">
              {reports.find((report) => report.value === value)?.about}
            </p>
          </div>,
          at === 0 && first && second && <Swap key="swap" to={comparing(second, first)} />,
        ]
      })}
      {/* A script compares as soon as a report is chosen. */}
      <noscript>
        <button className={`${buttonStyle.quiet} h-10! max-sm:w-full`}>{t('submit')}</button>
      </noscript>
    </form>
  )
}

function Swap({ to }: { to: string }) {
  const t = useTranslations('lab.compare')
  return (
    <BesideSelects className="sm:col-start-2 sm:row-start-1">
      <Link href={to} title={t('swap')} className={`${buttonStyle.quiet} h-10! px-3! max-sm:w-full`}>
        <span aria-hidden="true" className="max-sm:rotate-90">
          ⇄
        </span>
        <span className="sm:sr-only">{t('swap')}</span>
      </Link>
    </BesideSelects>
  )
}

/** As far down as a select below its label. */
const BesideSelects = ({ className, children }: { className: string; children: ReactNode }) => (
  <div className={className}>
    <span aria-hidden="true" className="label block pb-1 max-sm:hidden">
      &nbsp;
    </span>
    {children}
  </div>
)

/** What cannot be compared is last, so that nobody has to read past it. */
const fitFirst = (reports: readonly ReportChoice[], unfit: ReadonlySet<string>) =>
  reports.toSorted((one, other) => Number(unfit.has(one.value)) - Number(unfit.has(other.value)))

const valueOf = (reports: readonly ReportChoice[], { side, address }: Chosen) =>
  reports.find(({ value }) => value === side?.id)?.value ?? (side && address)

const comparing = (a: string, b: string) => `/lab/compare?${new URLSearchParams({ a, b }).toString()}`

/** A draft with the same setup. The secret of a shared report goes with it. */
function runAgain({ id }: Side, address: string) {
  const share = new URLSearchParams(address.split('?')[1]).get('share')
  return `/lab/new?${new URLSearchParams({ again: id, ...(share !== null && { share }) }).toString()}`
}

/** Two reports that have numbers in common, and in how many agents. */
export interface ReportPair {
  readonly reference: ReportChoice
  readonly other: ReportChoice
  readonly subjects: number
}

/** The way from two reports that do not go together to two that do. */
export function FirstPair({ pair: { reference, other } }: { readonly pair: ReportPair }) {
  const t = useTranslations('lab.compare')
  return (
    <Link href={comparing(reference.value, other.value)} className={buttonStyle.primary}>
      {t('pair', { other: other.label, reference: reference.label })}
    </Link>
  )
}

interface PartnersProps {
  /** The report that is chosen, and its place of the two. */
  readonly side: Side
  readonly address: string
  readonly at: 0 | 1
  readonly partners: readonly Partner[]
}

/** A report that has numbers in common with the chosen one. */
export interface Partner {
  readonly report: ReportChoice
  readonly subjects: number
}

/** What one report can be compared with. Each line adds the second report. */
export function Partners({ side, address, at, partners }: PartnersProps) {
  const t = useTranslations('lab.compare')
  const name = short(side.name, 48)
  if (partners.length === 0)
    return (
      <EmptyState
        title={t('noPartner', { name })}
        text={t('noPartnerText')}
        action={
          <Link href={runAgain(side, address)} className={buttonStyle.primary}>
            {t('runAgain')}
          </Link>
        }
      />
    )
  return (
    <section aria-labelledby="partners" className="min-w-0">
      <SectionTitle id="partners" title={t('partners', { name })} />
      <ul className="grid gap-3 sm:max-lg:grid-cols-2">
        {partners.map(({ report, subjects }) => (
          <li key={report.value}>
            <Link
              href={at === 0 ? comparing(address, report.value) : comparing(report.value, address)}
              className="group flex h-full items-center gap-4 rounded-card border border-line bg-raised px-4 py-3 hover:border-strong"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-break-word group-hover:underline">
                  {report.label}
                </span>
                <span className="block pt-0.5 text-xs text-soft">
                  {t('inCommon', { count: subjects })} · {report.about}
                </span>
              </span>
              <span aria-hidden="true" className="text-soft">
                →
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface OtherPairsProps {
  readonly title: string
  readonly pairs: readonly ReportPair[]
}

/** Pairs that are worth comparing, so that nobody has to guess which reports go together. */
export function OtherPairs({ title, pairs }: OtherPairsProps) {
  const t = useTranslations('lab.compare')
  if (pairs.length === 0) return null
  return (
    <section aria-labelledby="pairs" className="pt-12">
      <SectionTitle id="pairs" title={title} />
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {pairs.map(({ reference, other, subjects }) => (
          <li key={`${reference.value} ${other.value}`} className="border-b border-line">
            <Link href={comparing(reference.value, other.value)} className="group block py-3">
              <span className="block font-semibold group-hover:underline">
                {t('pair', { other: other.label, reference: reference.label })}
              </span>
              <span className="block pt-0.5 text-xs text-soft">
                {t('inCommon', { count: subjects })} · {other.about}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
