import type { StoredSeason } from '@wis/db/seasons'
import type { EntryRow } from '@wis/protocol'
import { getTranslations } from 'next-intl/server'
import { linkStyle } from '../../components/link/link.tsx'
import { crowdedIn } from '../seasons/bracket/crowded-in.ts'
import { mayFinish } from '../seasons/is-decided.ts'
import { hasDesk, hasSchedule } from './organizer-desk.tsx'
import { openReports } from './season-collusion.tsx'

interface OrganizerStripProps {
  readonly season: StoredSeason
  readonly entries: readonly EntryRow[]
}

/** What waits for the organizer, in one line above what everybody comes for, and the way to the tools below it. */
export async function OrganizerStrip({ season, entries }: OrganizerStripProps) {
  if (!hasDesk(season)) return null
  const t = await getTranslations('organize.manage')
  const requests = entries.filter(({ state }) => state === 'requested').length
  const reports = await openReports(season)
  const waiting = [
    requests > 0 && t('waits.requests', { count: requests }),
    reports.items.length > 0 &&
      t(reports.nextCursor === null ? 'waits.reports' : 'waits.reportsMore', {
        count: reports.items.length,
      }),
    !hasSchedule(season) && (await crowdedIn(season)).length > 0 && t('waits.crowded'),
    (await mayFinish(season)) && t('waits.played'),
  ].filter((part) => part !== false)
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 border border-rim bg-raised px-4 py-2.5 text-sm sm:px-6">
      <a href="#organize" className={`${linkStyle} font-semibold`}>
        {t('title')}
      </a>
      {waiting.map((part) => (
        <span key={part}>{part}</span>
      ))}
      {waiting.length === 0 && <span className="text-soft">{t('waits.nothing')}</span>}
    </p>
  )
}
