import type { ShadowPage, ShadowTurn } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { Link, underlined } from '../../../components/link/link.tsx'
import { TableHead } from '../../../components/list/pager.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { isKnownCode } from '../../../i18n/is-known-code.ts'
import { gameNameIn } from '../../games/names.ts'
import { tableName } from '../../match/table-name.ts'
import { CallTurn, failures } from '../calls/call-facts.tsx'
import { againAddress } from '../calls/call-filter.ts'

type Summary = ShadowPage['summary']

/** How often two versions play the same, and what each uses, by kind of turn. */
export function ShadowSummary({ summary }: { readonly summary: Summary }) {
  const t = useTranslations('shadow.summary')
  const kinds = useKinds()
  const locale = useLocale()
  const { number } = useFormatter()
  const share = (value: number) => number(value, { style: 'percent', maximumFractionDigits: 0 })
  const whole = (value: number | null) => (value === null ? '–' : number(value, { maximumFractionDigits: 0 }))
  const seconds = (ms: number) => number(ms / 1000, { maximumFractionDigits: ms < 100 ? 3 : 2 })
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t('title')}>
      <table className="figures w-full text-sm">
        <TableHead
          columns={[
            [t('kind'), 'py-2 pr-4 text-left'],
            [t('turns'), 'py-2 pr-4 text-right whitespace-nowrap'],
            [t('same'), 'py-2 pr-4 text-right'],
            [t('failed'), 'py-2 pr-4 text-right'],
            [t('time'), 'py-2 pr-4 text-right'],
            [t('tokens'), 'py-2 text-right'],
          ]}
        />
        <tbody className="divide-y divide-line">
          {summary.map(({ game, kind, version, against, turns, same, interval, then, now }) => (
            <tr key={`${game} ${kind} ${version} ${against}`} className="align-top">
              <th scope="row" className="min-w-36 py-2.5 pr-4 text-left font-normal">
                <span className="font-semibold">{kinds(kind)}</span> · {gameNameIn(locale, game)}
                <span className="block text-xs text-faint">{t('versions', { version, against })}</span>
              </th>
              <td className="py-2.5 pr-4 text-right">{turns}</td>
              <td className="py-2.5 pr-4 text-right whitespace-nowrap">
                {share(same / turns)}
                <span className="block text-xs text-faint">
                  {t('range', { low: share(interval.low), high: share(interval.high) })}
                </span>
              </td>
              <td className="py-2.5 pr-4 text-right whitespace-nowrap">
                {t('change', { then: then.failed, now: now.failed })}
              </td>
              <td className="py-2.5 pr-4 text-right whitespace-nowrap">
                {t('change', { then: seconds(then.medianMs), now: seconds(now.medianMs) })}
              </td>
              <td className="py-2.5 text-right whitespace-nowrap">
                {t('change', { then: whole(then.tokens), now: whole(now.tokens) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Kinds of turns that have a name in the reader's language; others are called as their game calls them. */
function useKinds() {
  const t = useTranslations('agent.calls.kinds')
  return (kind: string) => (kind === 'speech' || kind === 'vote' ? t(kind) : kind)
}

const mostShown = 60

/** The turns in which the versions differ, the newest first. */
export function ShadowTurns({ slug, turns }: { slug: string; turns: readonly ShadowTurn[] }) {
  const t = useTranslations('shadow.turns')
  const apart = turns.filter(({ isSame }) => !isSame)
  if (apart.length === 0) return <p className="text-sm text-soft">{t('none')}</p>
  return (
    <>
      <ol className="divide-y divide-line border-y border-line">
        {apart.slice(0, mostShown).map((turn) => (
          <li
            key={`${turn.matchId} ${turn.seq} ${turn.version}`}
            className="grid gap-x-8 gap-y-2 py-4 sm:grid-cols-2"
          >
            <p className="flex flex-wrap gap-x-3 text-xs text-faint sm:col-span-2">
              <Link href={againAddress(slug, turn)} className={underlined}>
                {tableName(turn.matchId)} · <CallTurn call={turn} />
              </Link>
            </p>
            <Answer label={t('then', { number: turn.against })} answer={turn.then} />
            <Answer label={t('now', { number: turn.version })} answer={turn.now} />
          </li>
        ))}
      </ol>
      {apart.length > mostShown && (
        <p className="pt-3 text-sm text-soft">{t('more', { count: apart.length - mostShown })}</p>
      )}
    </>
  )
}

function Answer({ label, answer: { readAs, reply, failure } }: { label: string; answer: ShadowTurn['now'] }) {
  const t = useTranslations('agent.calls')
  const said = readAs?.[useLocale()]
  return (
    <div className="min-w-0 text-sm">
      <p className="label pb-1">{label}</p>
      {said !== undefined && <p className="wrap-anywhere">{said}</p>}
      {said === undefined && reply !== null && (
        <p className="max-h-40 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
          <ForeignText text={reply} />
        </p>
      )}
      {failure !== null && (
        <p className="font-semibold">{isKnownCode(failures, failure) ? t(`failures.${failure}`) : failure}</p>
      )}
    </div>
  )
}
