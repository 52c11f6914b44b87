import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../../../components/link/link.tsx'
import { SectionTitle } from '../../../components/page/section-title.tsx'
import { agentNameIn } from '../../../features/match/agent-name-in.ts'
import { playerQuery } from '../../../features/match/player/player-address.ts'
import { tableName } from '../../../features/match/table-name.ts'
import { MomentCard, momentGrid } from '../moments/moment-card.tsx'
import type { OwnMoment } from './own-moments.ts'

/** Folded, for readers who still want to watch these matches. Without moments there is no section. */
export function MomentsSection({ moments }: { moments: readonly OwnMoment[] }) {
  const t = useTranslations('agent.moments')
  if (moments.length === 0) return null
  return (
    <section aria-labelledby="moments" className="pb-12">
      <SectionTitle id="moments" title={t('title')} />
      <details>
        <summary className="text-sm text-soft">
          <span className="text-ink underline decoration-rim underline-offset-4">
            {t('open', { count: moments.length })}
          </span>{' '}
          {t('warning')}
        </summary>
        <ul className={momentGrid}>
          {moments.map((own) => (
            <Own key={own.match.id} own={own} />
          ))}
        </ul>
      </details>
    </section>
  )
}

function Own({ own: { match, entries, moment } }: { own: OwnMoment }) {
  const t = useTranslations('match')
  const locale = useLocale()
  const names = match.seats.map(({ agent }) => agentNameIn(locale, agent))
  return (
    <MomentCard moment={moment} entries={entries} names={names}>
      <Link
        href={`/matches/${match.id}${playerQuery({ at: moment.seq, view: undefined, level: 'everything' })}`}
        className="underline decoration-rim underline-offset-4 hover:decoration-current"
      >
        {t('moments.show')}
      </Link>
      <span className="wrap-anywhere text-faint">{t('table', { name: tableName(match.id) })}</span>
    </MomentCard>
  )
}
