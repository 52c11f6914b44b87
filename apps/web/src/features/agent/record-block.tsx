import type { SeasonRecord } from '@wis/db/agents'
import { fifteenthsPerPoint, interval, standing } from '@wis/ratings'
import type { Metric } from '@wis/ratings'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { percent, percentRange, pointsText } from '../../components/text/number-text.ts'
import { seasonNameIn } from '../seasons/season-name-in.ts'
import { RoleMark } from '../../games/who-is-spy/table/role-mark.tsx'
import { IntervalBar } from './interval-bar.tsx'

interface Line {
  readonly name: 'all' | 'spy' | 'civilian' | 'votes' | 'fouls' | 'suspicion' | 'survival'
  readonly rate: Metric
  /** Points a match, for rates that lead to points. */
  readonly score?: Metric
}

/** An agent's results in one season and language: every rate with its counts and its interval. */
export function RecordBlock({ record }: { record: SeasonRecord }) {
  const t = useTranslations('agent.record')
  const tMatch = useTranslations('match')
  const numbers = standing(record.tally, record.rule)
  const lines: readonly Line[] = [
    { name: 'all', rate: numbers.winRate, score: numbers.averageScore },
    { name: 'spy', rate: numbers.winRateAsSpy, score: numbers.averageScoreAsSpy },
    { name: 'civilian', rate: numbers.winRateAsCivilian, score: numbers.averageScoreAsCivilian },
    { name: 'votes', rate: numbers.voteAccuracy },
    { name: 'fouls', rate: numbers.foulRate },
    { name: 'suspicion', rate: numbers.suspicion },
    { name: 'survival', rate: numbers.survival },
  ]
  const language = tMatch(`languages.${record.language}`)
  const caption = t('caption', { season: seasonNameIn(useLocale(), record.season), language })
  return (
    <article className="pb-10">
      <RecordHead record={record} language={language} />
      <div tabIndex={0} role="region" aria-label={caption} className="-mx-4 scrolls-aside px-4">
        <table className="figures w-full text-left text-sm [overflow-wrap:normal]">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-strong text-xs text-soft">
              <th scope="col" className="py-2 pr-3 font-medium sm:pr-4">
                {t('measure')}
              </th>
              <th scope="col" className="py-2 pr-3 text-right font-medium sm:pr-4">
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
    <header className="pb-5">
      <h3 className="min-w-0 pb-4 font-semibold">
        <Link
          href={`/leaderboard?${new URLSearchParams({ season: season.slug, language: record.language }).toString()}`}
          className="hover:underline hover:decoration-brass hover:underline-offset-4"
        >
          {seasonNameIn(useLocale(), season)} · {language}
        </Link>
      </h3>
      <dl className="figures flex flex-wrap gap-x-8 gap-y-4 sm:gap-x-14">
        <Figure name={t('figures.place')} beside={rank === null ? undefined : t('of', { of })}>
          {rank ?? t('disqualified')}
        </Figure>
        <Figure name={t('figures.total')}>{pointsText(total)}</Figure>
        {rating && (
          <Figure
            name={t('figures.rating')}
            beside={`${Math.round(rating.low)}–${Math.round(rating.high)}${rating.provisional ? ` · ${t('provisional')}` : ''}`}
          >
            {Math.round(rating.rating)}
          </Figure>
        )}
        <Figure name={t('figures.matches')}>{tally.matches}</Figure>
      </dl>
    </header>
  )
}

interface FigureProps {
  readonly name: string
  readonly beside?: string | undefined
  readonly children: ReactNode
}

function Figure({ name, beside, children }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-faint">{name}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 pt-0.5">
        <span className="font-display text-2xl">{children}</span>
        {beside && <span className="text-xs text-soft">{beside}</span>}
      </dd>
    </div>
  )
}

function RecordLine({ line: { name, rate, score } }: { line: Line }) {
  const t = useTranslations()
  // Rounds a match are not a share of anything, so they have no bar.
  const isShare = name !== 'survival'
  const range = isShare ? interval(rate.sum, rate.of) : null
  const role = name === 'spy' || name === 'civilian' ? name : undefined
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-2.5 pr-3 font-normal sm:pr-4 lang-zh:whitespace-nowrap">
        <span className="flex items-center gap-2">
          {role && <RoleMark role={role} className="size-3.5 shrink-0" />}
          {t(`agent.record.lines.${name}`)}
        </span>
      </th>
      <td className="py-2.5 pr-3 text-right whitespace-nowrap sm:pr-4">
        {rate.value === null ? <Empty /> : isShare ? percent(rate.value) : rate.value.toFixed(2)}
        {rate.of > 0 && (
          <span className="block text-2xs text-faint max-sm:whitespace-normal">
            {isShare
              ? t('leaderboard.count', { count: rate.sum, of: rate.of })
              : t('agent.record.rounds', { rounds: rate.sum, matches: rate.of })}
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
