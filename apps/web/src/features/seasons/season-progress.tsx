import type { StoredSeason } from '@wis/db/seasons'
import { useTranslations } from 'next-intl'
import { ProgressBar } from '../../components/page/progress-bar.tsx'

/** The progress of a season: for a schedule the played share, else the number of matches so far. */
export function SeasonProgress({ season: { format, fixtures, matches } }: { season: StoredSeason }) {
  const t = useTranslations('seasons.schedule')
  const { waiting, seated, done, dropped } = fixtures
  const all = waiting + seated + done
  if (format === 'ladder') return <LadderProgress matches={matches} />
  if (all + dropped === 0) return null
  const voided = done - matches.finished
  return (
    <div className="text-sm">
      <div className="pb-2">
        <ProgressBar done={done} all={all} label={t('title')} />
      </div>
      <span className="figures">{t('progress', { done, all })}</span>
      {voided > 0 && <span className="text-soft"> · {t('voided', { count: voided })}</span>}
      {dropped > 0 && <span className="text-soft"> · {t('dropped', { count: dropped })}</span>}
    </div>
  )
}

function LadderProgress({ matches: { finished, underWay } }: Pick<StoredSeason, 'matches'>) {
  const t = useTranslations('seasons.lead')
  return (
    <p className="figures text-sm">
      {t('played', { count: finished })}
      {underWay > 0 && ` · ${t('underWay', { count: underWay })}`}
    </p>
  )
}
