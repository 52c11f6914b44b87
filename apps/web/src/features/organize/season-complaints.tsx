import { listReports } from '@wis/db'
import type { ReportRow } from '@wis/db'
import type { StoredSeason } from '@wis/db/seasons'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { Link } from '../../components/link/link.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { database } from '../../server/database.ts'
import { voidAddress } from '../decisions/void-address.ts'

/** Open reports about matches of a season. Only the organizer and admins see them. */
export async function SeasonComplaints({ season }: { season: StoredSeason }) {
  const t = await getTranslations('organize.complaints')
  const { items } = await listReports(database(), { state: 'open', seasonId: season.id })
  return (
    <section aria-labelledby="complaints">
      <h3 id="complaints" className="display pb-3 text-xl">
        {t('title')}
      </h3>
      {items.length === 0 && <p className="text-sm text-soft">{t('none')}</p>}
      <ul className="divide-y divide-line text-sm">
        {items.map((report) => (
          <Complaint key={report.id} report={report} slug={season.slug} />
        ))}
      </ul>
    </section>
  )
}

const link = 'underline decoration-rim underline-offset-4'

function Complaint({ report, slug }: { report: ReportRow; slug: string }) {
  const t = useTranslations('organize.complaints')
  const { text, speech, matchId, seq } = report
  if (matchId === null) return null
  return (
    <li className="py-3">
      <p className="wrap-anywhere">
        <ForeignText text={text} />
      </p>
      {speech !== null && (
        <blockquote className="mt-1 border-l-2 border-rim pl-3 text-soft wrap-anywhere">
          <ForeignText text={speech} />
        </blockquote>
      )}
      <p className="flex gap-4 pt-1">
        <Link href={`/matches/${matchId}${seq === null ? '' : `?e=${seq}`}`} className={link}>
          {t('watch')}
        </Link>
        <Link href={voidAddress(slug, matchId)} className={link}>
          {t('void')}
        </Link>
      </p>
    </li>
  )
}
