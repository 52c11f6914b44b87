import type { Situation } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Link, underlined } from '../../../components/link/link.tsx'
import { TableHead } from '../../../components/list/pager.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { CallTurn } from '../calls/call-facts.tsx'
import { againAddress } from '../calls/call-filter.ts'

interface SituationTableProps {
  readonly slug: string
  readonly situations: readonly Situation[]
  readonly label: string
}

const mostVersions = 6

/** A set: how many answers of each version pass in each situation, and in all. */
export function SituationTable({ slug, situations, label }: SituationTableProps) {
  const t = useTranslations('situations.list')
  const numbers = [...new Set(situations.flatMap(({ versions }) => versions.map(({ version }) => version)))]
    .toSorted((one, other) => other - one)
    .slice(0, mostVersions)
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={label}>
      <table className="figures w-full text-sm">
        <TableHead
          columns={[
            [t('situation'), 'py-2 pr-6 text-left'],
            ...numbers.map((number): [string, string] => [
              t('version', { number }),
              'py-2 pl-4 text-right whitespace-nowrap',
            ]),
          ]}
        />
        <tbody className="divide-y divide-line">
          {situations.map((situation) => (
            <tr key={`${situation.matchId} ${situation.seq}`} className="align-top">
              <th scope="row" className="py-2.5 pr-6 text-left font-normal">
                <Link href={againAddress(slug, situation)} className={underlined}>
                  {situation.note === '' ? (
                    <CallTurn call={situation} />
                  ) : (
                    <ForeignText text={situation.note} />
                  )}
                </Link>
                <Checks situation={situation} />
              </th>
              {numbers.map((number) => (
                <Cell key={number} of={situation.versions.filter(({ version }) => version === number)} />
              ))}
            </tr>
          ))}
        </tbody>
        {situations.length > 1 && (
          <tfoot className="border-t border-strong">
            <tr>
              <th scope="row" className="py-2 pr-6 text-left font-medium">
                {t('total')}
              </th>
              {numbers.map((number) => (
                <Cell
                  key={number}
                  of={situations.flatMap(({ versions }) =>
                    versions.filter(({ version }) => version === number),
                  )}
                />
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

function Cell({ of }: { of: readonly Situation['versions'][number][] }) {
  const t = useTranslations('situations.list')
  const sum = (count: 'passed' | 'answers' | 'unjudged' | 'open') =>
    of.reduce((total, one) => total + one[count], 0)
  const [passed, answers, unjudged, open] = [sum('passed'), sum('answers'), sum('unjudged'), sum('open')]
  return (
    <td className="py-2.5 pl-4 text-right whitespace-nowrap">
      {answers === 0 ? '–' : t('cell', { passed, answers })}
      {unjudged > 0 && <span className="block text-xs text-faint">{t('unjudged', { count: unjudged })}</span>}
      {open > 0 && <span className="block text-xs text-faint">{t('open', { count: open })}</span>}
    </td>
  )
}

function Checks({ situation: { checks, rubric, judge } }: { situation: Situation }) {
  const [t, tests] = [useTranslations('situations.list'), useTranslations('situations.keep.tests')]
  const lines = [
    ...checks.map(({ of, test, value }) => `${of} ${tests(test)} “${value}”`),
    ...(rubric === '' ? [] : [t('rubric', { rubric, judge: judge ?? 'none' })]),
  ]
  return (
    <span className="block max-w-[60ch] text-xs wrap-anywhere text-faint">
      {lines.length === 0 ? t('noChecks') : lines.join(' · ')}
    </span>
  )
}
