import { openInvitations } from '@wis/db/experiments'
import { getTranslations } from 'next-intl/server'
import { Link } from '../../../components/link/link.tsx'
import { SectionTitle } from '../../../components/page/section-title.tsx'
import { database } from '../../../server/database.ts'

/** The experiments that a person is asked to rate. Nothing for those who are not asked. */
export async function OpenRatings({ userId }: { userId: string | undefined }) {
  const open = userId === undefined ? [] : await openInvitations(database(), userId)
  if (open.length === 0) return null
  const t = await getTranslations('annotate.open')
  return (
    <section aria-labelledby="open-ratings">
      <SectionTitle id="open-ratings" title={t('title')} />
      <p className="max-w-[70ch] pb-4 text-sm text-soft">{t('text')}</p>
      <ul className="divide-y divide-line border-y border-line">
        {open.map(({ experimentId, name, done, due, ready }) => (
          <li
            key={experimentId}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3"
          >
            <Link
              href={`/lab/${experimentId}/rate`}
              className="min-w-0 break-words underline decoration-brass underline-offset-4"
            >
              {name}
            </Link>
            <span className="figures text-sm text-soft">
              {ready ? t('done', { done, due }) : t('waiting')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
