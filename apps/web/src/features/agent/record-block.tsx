import type { SeasonRecord } from '@wis/db'
import type { Metric } from '@wis/ratings'
import { fifteenthsPerPoint, formatPoints, interval, standing } from '@wis/ratings'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { RoleMark } from '../match/table/role-mark.tsx'
import { IntervalBar } from './interval-bar.tsx'
import { percent, percentRange, pointsText } from './rate.ts'

interface Line {
  readonly name: 'spy' | 'civilian' | 'votes' | 'fouls' | 'suspicion'
  readonly rate: Metric
  /** Points a match, where they belong to it. */
  readonly score?: Metric
}

/** What an agent has come to in one season and language: every rate with its counts and its interval. */
export function RecordBlock({ record }: { record: SeasonRecord }) {
  const t = useTranslations('agent.record')
  const tMatch = useTranslations('match')
  const numbers = standing(record.tally, record.rule)
  const lines: readonly Line[] = [
    { name: 'spy', rate: numbers.winRateAsSpy, score: numbers.averageScoreAsSpy },
    { name: 'civilian', rate: numbers.winRateAsCivilian, score: numbers.averageScoreAsCivilian },
    { name: 'votes', rate: numbers.voteAccuracy },
    { name: 'fouls', rate: numbers.foulRate },
    { name: 'suspicion', rate: numbers.suspicion },
  ]
  const language = tMatch(`languages.${record.language}`)
  const caption = t('caption', { season: record.season.name, language })
  return (
    <article className="pb-10">
      <RecordHead record={record} language={language} />
      <div tabIndex={0} role="region" aria-label={caption} className="-mx-4 scrolls-aside px-4">
        <table className="figures w-full text-left text-sm [overflow-wrap:normal]">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-strong text-xs text-soft">
              <th scope="col" className="py-2 pr-4 font-medium">
                {t('measure')}
              </th>
              <th scope="col" className="py-2 pr-4 text-right font-medium">
                {t('rate')}
              </th>
              <th scope="col" className="py-2 pr-4 font-medium">
                {t('interval')}
              </th>
              <th scope="col" className="py-2 text-right font-medium lang-zh:whitespace-nowrap">
                {t('score')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <RecordLine key={line.name} line={line} />
            ))}
          </tbody>
        </table>
      </div>
    </article>
  )
}

function RecordHead({ record, language }: { record: SeasonRecord; language: string }) {
  const t = useTranslations('agent.record')
  const { season, rank, of, total, rating, tally } = record
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 pb-3">
      <h3 className="min-w-0 font-semibold">
        <Link
          href={`/leaderboard?${new URLSearchParams({ season: season.slug, language: record.language }).toString()}`}
          className="hover:underline hover:decoration-brass hover:underline-offset-4"
        >
          {season.name} · {language}
        </Link>
      </h3>
      <p className="figures text-sm text-soft">
        {rank === null ? t('disqualified') : t('place', { rank, of })} ·{' '}
        {t('total', { total: formatPoints(total).replace('-', '−') })} ·{' '}
        {t('matches', { count: tally.matches })}
        {rating && (
          <>
            {' · '}
            {t('rating', {
              rating: Math.round(rating.rating),
              low: Math.round(rating.low),
              high: Math.round(rating.high),
            })}
            {rating.provisional && ` (${t('provisional')})`}
          </>
        )}
      </p>
    </header>
  )
}

function RecordLine({ line: { name, rate, score } }: { line: Line }) {
  const t = useTranslations()
  const range = interval(rate.sum, rate.of)
  const role = name === 'spy' || name === 'civilian' ? name : undefined
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2.5 pr-4 font-normal lang-zh:whitespace-nowrap">
        <span className="flex items-center gap-2">
          {role && <RoleMark role={role} className="size-3.5 shrink-0" />}
          {t(`agent.record.lines.${name}`)}
        </span>
      </th>
      <td className="py-2.5 pr-4 text-right whitespace-nowrap">
        {rate.value === null ? <Empty /> : percent(rate.value)}
        {rate.of > 0 && (
          <span className="block text-2xs text-faint">
            {t('leaderboard.count', { count: rate.sum, of: rate.of })}
          </span>
        )}
      </td>
      <td className="py-2.5 pr-4 whitespace-nowrap">
        {range && rate.value !== null ? (
          <span className="flex flex-wrap items-center gap-x-3">
            <IntervalBar value={rate.value} {...range} role={role} />
            <span className="text-xs text-soft">{percentRange(range)}</span>
          </span>
        ) : (
          <Empty />
        )}
      </td>
      <td className="py-2.5 text-right whitespace-nowrap">
        {score && score.value !== null ? pointsText(score.value * fifteenthsPerPoint) : <Empty />}
      </td>
    </tr>
  )
}

function Empty() {
  return <span className="text-faint">{useTranslations('list')('empty')}</span>
}
