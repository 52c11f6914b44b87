import type { RatedLadder } from '@wis/db/agents'
import { useTranslations } from 'next-intl'
import { TableHead } from '../../components/list/pager.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { ratingText } from '../../components/text/number-text.ts'

/** The versions of an agent on one board, each rated apart, and how far each lies from the one before it. */
export function VersionRatings({ ladder }: { ladder: RatedLadder }) {
  const t = useTranslations('agent.versions.ratings')
  const languages = useTranslations('match.languages')
  const [last] = ladder.versions
  const found = last?.sinceLast
  const isApart = found && (found.low > 0 || found.high < 0)
  const points = { by: Math.round(Math.abs(found?.difference ?? 0)) }
  const more = last && found && !isApart ? moreMatches(last.matches, found) : undefined
  const undecided = more === undefined ? 'undecided' : 'undecidedYet'
  const finding = !isApart ? undecided : found.difference > 0 ? 'above' : 'below'
  const id = `ratings-${ladder.seasonId}-${ladder.spoken ?? ''}`
  return (
    <section aria-labelledby={id} className="pt-8">
      <h3 id={id} className="font-semibold">
        {t('title')} · <ForeignText text={ladder.season} />
        {ladder.spoken !== null && ` · ${languages(ladder.spoken === 'zh' ? 'zh' : 'en')}`}
      </h3>
      <p className="max-w-[68ch] pt-1 pb-4 text-sm">
        {t(finding, { ...points, number: last?.number ?? 0, more: more ?? 0 })}{' '}
        <span className="text-soft">{t('how')}</span>
      </p>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-labelledby={id}>
        <table className="figures w-full text-sm">
          <TableHead
            columns={[
              [t('version'), 'py-2 pr-4 text-left'],
              [t('matches'), 'py-2 pr-3 text-right align-bottom'],
              [t('rating'), 'py-2 pr-3 text-right align-bottom'],
              [t('difference'), 'py-2 text-right align-bottom'],
            ]}
          />
          <tbody className="divide-y divide-line">
            {ladder.versions.map(({ number, matches, rating, low, high, sinceLast }) => (
              <tr key={number} className="align-top">
                <th scope="row" className="py-2.5 pr-4 text-left font-semibold">
                  {t('number', { number })}
                </th>
                <td className="py-2.5 pr-3 text-right">{matches}</td>
                <td className="py-2.5 pr-3 text-right whitespace-nowrap">
                  {ratingText(rating)}
                  <Range low={low} high={high} />
                </td>
                <td className="py-2.5 text-right whitespace-nowrap">
                  {sinceLast ? signed(sinceLast.difference) : '—'}
                  {sinceLast && <Range low={sinceLast.low} high={sinceLast.high} isSigned />}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const mostMatches = 20_000

/** About how many more matches would show a difference of this size. Undefined if nobody would play as many. */
function moreMatches(
  matches: number,
  { difference, low, high }: { readonly difference: number; readonly low: number; readonly high: number },
): number | undefined {
  const reach = (high - low) / 2
  const more = Math.ceil(matches * ((reach / difference) ** 2 - 1))
  return more > 0 && more <= mostMatches ? more : undefined
}

function Range({ low, high, isSigned = false }: { low: number; high: number; isSigned?: boolean }) {
  const t = useTranslations('agent.versions')
  const text = isSigned ? signed : ratingText
  return <span className="block text-xs text-faint">{t('range', { low: text(low), high: text(high) })}</span>
}

const signed = (value: number) => {
  const whole = Math.round(value)
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0'
}
