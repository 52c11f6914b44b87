import { suspectedSeasons } from '@wis/db/seasons'
import { getLocale, getTranslations } from 'next-intl/server'
import { Link } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { database } from '../../server/database.ts'
import { seasonNameIn } from '../seasons/season-name-in.ts'

/** The seasons in which pairs of owners may collude, those of the platform among them. */
export async function SuspectedSeasons() {
  const t = await getTranslations('admin.seasons')
  const locale = await getLocale()
  const seasons = await suspectedSeasons(database())
  return (
    <section aria-labelledby="suspected" className="pb-10">
      <SectionTitle id="suspected" title={t('suspected')}>
        {seasons.length === 0 ? t('suspectedNone') : t('suspectedText')}
      </SectionTitle>
      <ul className="space-y-2 text-sm wrap-anywhere">
        {seasons.map(({ slug, name, organizer, pairs }) => (
          <li key={slug}>
            <Link
              href={`/seasons/${slug}#collusion`}
              className="underline decoration-rim underline-offset-4 hover:decoration-current"
            >
              <ForeignText text={seasonNameIn(locale, { slug, name })} />
            </Link>{' '}
            · {organizer === null ? t('platform') : <ForeignText text={organizer} />} ·{' '}
            {t('suspectedPairs', { pairs })}
          </li>
        ))}
      </ul>
    </section>
  )
}
