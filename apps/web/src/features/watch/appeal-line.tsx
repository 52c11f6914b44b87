import type { MatchAppeal } from '@wis/db/matches'
import { useTranslations } from 'next-intl'
import { hookOf } from './hook-of.ts'

/** The reasons to watch a match, without its result. */
export function AppealLine({ appeal, game }: { appeal: MatchAppeal; game: string }) {
  const t = useTranslations('watch.appeal')
  const { rounds, tension, moments, ratings } = appeal
  const hook = hookOf(appeal)
  if (rounds === null && tension === null && ratings === null) return null
  return (
    <p className="figures flex flex-wrap items-baseline gap-x-3 text-xs text-faint" data-testid="appeal">
      {hook && <span className="font-semibold text-soft">{t(`hooks.${hook}`)}</span>}
      {tension !== null && <Tension of={tension} game={game} isNamed={!hook} />}
      {rounds !== null && hook !== 'quick' && <span>{t('rounds', { count: rounds })}</span>}
      {moments !== null && moments > 0 && <span>{t('moments', { count: moments })}</span>}
      {ratings && (
        <span title={t('ratingsTitle')} className="max-sm:hidden">
          <span className="sr-only">{t('ratingsTitle')}: </span>
          {t('ratings', { band: bandOf(ratings) })}
        </span>
      )}
    </p>
  )
}

const mostMarks = 3

function Tension({ of, game, isNamed }: { of: number; game: string; isNamed: boolean }) {
  const t = useTranslations('watch.appeal')
  return (
    <span title={t('tensionTitle', { game })} className="inline-flex items-center gap-1.5">
      <span className={isNamed ? '' : 'sr-only'}>{t('tension')}</span>
      <span aria-hidden="true" className="inline-flex gap-0.5">
        {Array.from({ length: mostMarks }, (_, mark) => (
          <span
            key={mark}
            className={`size-1.5 rounded-full border border-brass ${mark < of ? 'bg-brass' : ''}`}
          />
        ))}
      </span>
      <span className="sr-only">{t('tensionOf', { marks: of, most: mostMarks })}</span>
    </span>
  )
}

/** In steps of ten, because the last digit does not matter. */
function bandOf({ lowest, highest }: { readonly lowest: number; readonly highest: number }): string {
  const [from, to] = [Math.floor(lowest / 10) * 10, Math.ceil(highest / 10) * 10]
  return from === to ? String(from) : `${from}–${to}`
}
