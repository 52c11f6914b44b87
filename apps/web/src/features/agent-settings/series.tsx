import type { SeriesMatch, TicketView } from '@wis/db/matches'
import { formatPoints } from '@wis/ratings'
import { useLocale, useTranslations } from 'next-intl'
import { Link, underlined } from '../../components/link/link.tsx'
import { TableHead } from '../../components/list/pager.tsx'
import { withMinus } from '../../components/text/number-text.ts'
import { roleNameIn } from '../games/names.ts'
import { tableName } from '../match/table-name.ts'

interface SeriesProps {
  readonly matches: readonly SeriesMatch[]
  readonly ticket: TicketView
}

/** The results of a series of practice matches, one by one and in total. */
export function Series({ matches, ticket }: SeriesProps) {
  const t = useTranslations('agentSettings.play.series')
  const { decided } = sumOfSeries(matches)
  // The next ticket is opened with the deal of the one before. If there is no next ticket, the series is over.
  const waits = ticket.state === 'waiting' || ticket.state === 'checking'
  const all = matches.length + (waits ? 1 + ticket.more : 0)
  return (
    <section aria-labelledby="series" className="pb-10" data-testid="series">
      <h3 id="series" className="label pb-2">
        {t('title', { decided, all })}
      </h3>
      <table className="figures w-full max-w-2xl text-sm">
        <TableHead
          columns={[
            [t('table'), 'py-1.5 text-left'],
            [t('role'), 'pl-3 text-left'],
            [t('result'), 'pl-3 text-left'],
            [t('points'), 'pl-3 text-right whitespace-nowrap'],
            [t('faults'), 'pl-3 text-right whitespace-nowrap'],
          ]}
        />
        <tbody>
          {matches.map((match) => (
            <SeriesLine key={match.id} match={match} />
          ))}
        </tbody>
        {decided > 1 && <SeriesFoot matches={matches} />}
      </table>
    </section>
  )
}

function SeriesLine({ match }: { match: SeriesMatch }) {
  const t = useTranslations('agentSettings.play.series')
  const locale = useLocale()
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-1.5 text-left font-normal">
        <Link href={`/matches/${match.id}`} className={underlined}>
          {tableName(match.id)}
        </Link>
      </th>
      <td className="pl-3">{match.role === null ? '–' : roleNameIn(locale, match.game, match.role)}</td>
      <td className="pl-3">{t(`results.${resultOf(match)}`)}</td>
      <td className="pl-3 text-right">{match.points === null ? '–' : pointsText(match.points)}</td>
      <td className="pl-3 text-right">{match.faults === 0 ? '–' : match.faults}</td>
    </tr>
  )
}

function SeriesFoot({ matches }: { matches: readonly SeriesMatch[] }) {
  const t = useTranslations('agentSettings.play.series')
  const locale = useLocale()
  const { sides, roles, points, faults } = sumOfSeries(matches)
  const game = matches[0]?.game ?? ''
  return (
    <tfoot className="border-t border-strong">
      <tr>
        <th scope="row" colSpan={3} className="py-1.5 text-left font-medium">
          {roles.length > 0
            ? roles
                .map(({ role, ...won }) => t('sumOfRole', { role: roleNameIn(locale, game, role), ...won }))
                .join(' · ')
            : t(sides.played > 0 ? 'sumOfSides' : 'sumOfPoints', { ...sides })}
        </th>
        <td className="pl-3 text-right font-medium">{pointsText(points)}</td>
        <td className="pl-3 text-right font-medium">{faults === 0 ? '–' : faults}</td>
      </tr>
    </tfoot>
  )
}

function resultOf({ status, result }: SeriesMatch): 'void' | 'won' | 'drawn' | 'lost' | 'over' | 'playing' {
  if (status === 'void') return 'void'
  return result ?? (status === 'finished' ? 'over' : 'playing')
}

const pointsText = (fifteenths: number) => withMinus(formatPoints(fifteenths))

interface Won {
  readonly played: number
  readonly won: number
}

/** The total of a series: points of its decided matches, and faults of all of them. */
interface SeriesSum {
  readonly decided: number
  /** Of matches that can be won, in any role. */
  readonly sides: Won & { readonly drawn: number }
  /** The same in each role that it had. Empty in a game without roles. */
  readonly roles: readonly (Won & { readonly role: string })[]
  /** In fifteenths. */
  readonly points: number
  readonly faults: number
}

export function sumOfSeries(matches: readonly SeriesMatch[]): SeriesSum {
  const decided = matches.filter(({ status }) => status === 'finished')
  const roles = new Set(decided.flatMap(({ role }) => role ?? []))
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
  return {
    decided: decided.length,
    sides: {
      ...wonOf(decided.filter(({ result }) => result !== null)),
      drawn: decided.filter(({ result }) => result === 'drawn').length,
    },
    roles: [...roles].map((role) => ({ role, ...wonOf(decided.filter((one) => one.role === role)) })),
    points: sum(decided.map(({ points }) => points ?? 0)),
    faults: sum(matches.map(({ faults }) => faults)),
  }
}

const wonOf = (played: readonly SeriesMatch[]): Won => ({
  played: played.length,
  won: played.filter(({ result }) => result === 'won').length,
})
