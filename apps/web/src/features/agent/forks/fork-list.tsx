import type { ForksUnderWay as Forks, PairedVersions } from '@wis/db/agents'
import type { Fork } from '@wis/protocol'
import { fifteenthsPerPoint } from '@wis/ratings'
import { useLocale, useTranslations } from 'next-intl'
import { Link, linkStyle, underlined } from '../../../components/link/link.tsx'
import { TableHead } from '../../../components/list/pager.tsx'
import { pointsText } from '../../../components/text/number-text.ts'
import { gameNameIn } from '../../games/names.ts'
import { tableName } from '../../match/table-name.ts'

const inText = (points: number, isSigned = false) =>
  pointsText(points * fifteenthsPerPoint, { signed: isSigned })

/** Which version does better with the same deals, a sentence for each pair. */
export function PairedFindings({ pairs }: { readonly pairs: readonly PairedVersions[] }) {
  const t = useTranslations('forks.paired')
  const locale = useLocale()
  return (
    <ul className="space-y-4">
      {pairs.map(({ game, version, against, pairs: deals, difference, interval, pairsToSeparate }) => {
        const mean = difference ?? 0
        const numbers = { version, against }
        const verdict = mean > 0 ? 'better' : 'worse'
        return (
          <li key={`${game} ${version} ${against}`} className="max-w-[68ch]">
            <p className="font-semibold">
              {pairsToSeparate === 0
                ? t(verdict, { ...numbers, by: inText(Math.abs(mean)) })
                : t('level', numbers)}
              {pairsToSeparate !== null && pairsToSeparate > 0 && ` ${t('more', { more: pairsToSeparate })}`}
            </p>
            <p className="figures text-sm text-soft">
              {t('facts', { game: gameNameIn(locale, game), deals, difference: inText(mean, true) })}
              {interval &&
                ` · ${t('range', { low: inText(interval.low, true), high: inText(interval.high, true) })}`}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

/** The matches that an owner had played again, with how the agent came out of both. */
export function ForkList({ forks }: { readonly forks: readonly Fork[] }) {
  const t = useTranslations('forks.list')
  const locale = useLocale()
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t('title')}>
      <table className="figures w-full text-sm">
        <TableHead
          columns={[
            [t('match'), 'py-2 pr-4 text-left'],
            [t('before'), 'py-2 pr-4 text-left'],
            [t('now'), 'py-2 text-left'],
          ]}
        />
        <tbody className="divide-y divide-line">
          {forks.map((fork) => (
            <tr key={fork.id} className="align-top">
              <th scope="row" className="py-2.5 pr-4 text-left font-normal">
                <Link href={`/matches/${fork.ofMatchId}`} className={linkStyle}>
                  {tableName(fork.ofMatchId)}
                </Link>
                <span className="block text-xs text-faint">
                  {gameNameIn(locale, fork.game)} ·{' '}
                  {fork.entry === 0 ? t('deal') : t('entry', { entry: fork.entry })}
                </span>
              </th>
              <td className="py-2.5 pr-4">
                <Side side={fork.before} />
              </td>
              <td className="py-2.5">
                {fork.state === 'finished' ? <Side side={fork.now} /> : <Version of={fork.now.version} />}
                <span className="block text-xs">
                  {fork.state !== 'finished' && (
                    <span className="text-soft">{t(`states.${fork.state}`)} </span>
                  )}
                  {fork.matchId !== null && (
                    <Link href={`/matches/${fork.matchId}`} className={linkStyle}>
                      {t('open')}
                    </Link>
                  )}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Version({ of: number }: { readonly of: number }) {
  return <span className="font-semibold">{useTranslations('forks.list')('version', { number })}</span>
}

function Side({ side: { version, result, points } }: { readonly side: Fork['now'] }) {
  const t = useTranslations('forks.list')
  const told = [
    ...(result === null ? [] : [t(result)]),
    ...(points === null ? [] : [t('points', { points: inText(points, true) })]),
  ]
  return (
    <>
      <Version of={version} /> {told.join(' · ')}
    </>
  )
}

interface ForksUnderWayProps {
  readonly again: Forks | undefined
  /** Of the agent, on a page that does not list the matches. */
  readonly slug?: string
}

/** How far the matches are that a version plays again. Nothing if none is to come. */
export function ForksUnderWay({ again, slug }: ForksUnderWayProps) {
  const t = useTranslations('forks.underWay')
  if (!again) return null
  const { isTrial, version, over, all } = again
  return (
    <div role="status" className="paper mb-8 max-w-2xl space-y-2 border border-line p-5 text-sm">
      <p className="font-semibold">{t(isTrial ? 'trial' : 'again', { version, over, all })}</p>
      <progress
        value={over}
        max={all}
        className="block h-1 w-full appearance-none bg-line [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-current"
      />
      {slug !== undefined && (
        <Link href={`/agents/${slug}/forks`} className={underlined}>
          {t('open')}
        </Link>
      )}
    </div>
  )
}
