import { hasWithheldMatches } from '@wis/db/seasons'
import type { StoredSeason } from '@wis/db/seasons'
import { getTranslations } from 'next-intl/server'
import { SectionTitle } from '../../components/page/titles.tsx'
import { database } from '../../server/database.ts'
import { heldBack } from '../../server/export/season-download.ts'

interface SeasonExportProps {
  readonly season: StoredSeason
  readonly isOrganizer: boolean
}

const link = 'underline decoration-rim underline-offset-4 hover:decoration-current'

/** The exports of a season. If one would be refused, the reason is shown, and when it will be available. */
export async function SeasonExport({ season, isOrganizer }: SeasonExportProps) {
  const t = await getTranslations('seasons.export')
  if (season.state === 'created') return null
  const reason = isOrganizer ? undefined : await heldBackFromAll(season)
  const base = `/api/v1/seasons/${season.slug}`
  return (
    <section aria-labelledby="export" className="pt-14">
      <SectionTitle id="export" title={t('title')} />
      <p className="max-w-[62ch] pb-3 text-sm text-soft">{t(reason ? `heldBack.${reason}` : 'text')}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {!reason && (
          <>
            <a href={`${base}/export.jsonl`} className={link}>
              {t('jsonl')}
            </a>
            <a href={`${base}/dataset.zip`} className={link}>
              {t('dataset')}
            </a>
          </>
        )}
        <a href={base} className={link}>
          {t('api')}
        </a>
      </p>
    </section>
  )
}

async function heldBackFromAll({ id, state, embargoed, format }: StoredSeason) {
  const known = heldBack({ state, isEmbargoed: embargoed, hasWithheld: false })
  if (known || format === 'ladder') return known
  const hasWithheld = await hasWithheldMatches(database(), id)
  return heldBack({ state, isEmbargoed: embargoed, hasWithheld })
}
