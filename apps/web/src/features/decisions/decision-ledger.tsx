import { listDecisions } from '@wis/db/seasons'
import { getTranslations } from 'next-intl/server'
import { Link } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { database } from '../../server/database.ts'
import { currentUser } from '../../server/session.ts'
import { isAllowed } from '../account/actor.ts'
import { DecisionLine } from './decision-line.tsx'

const newest = 5

/**
 * The last decisions about a season, for a page with more subjects. It is left out if there are none and the reader
 * could not make any.
 */
export async function DecisionLedger({ season: slug }: { season: string }) {
  const t = await getTranslations('decisions')
  const page = await listDecisions(database(), { seasonSlug: slug, limit: newest })
  const user = await currentUser()
  const mayDecide = page && user && isAllowed(user, 'season.decide', page.season)
  if (!page || (page.items.length === 0 && !mayDecide)) return null
  return (
    <section aria-labelledby="decisions" className="pt-14">
      <SectionTitle id="decisions" title={t('title')}>
        <Link href={`/seasons/${slug}/decisions`} className="underline decoration-rim underline-offset-4">
          {t(mayDecide ? 'decide' : 'all')}
        </Link>
      </SectionTitle>
      {page.items.length === 0 ? (
        <p className="text-sm text-soft">{t('none')}</p>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {page.items.map((decision) => (
            <DecisionLine key={decision.number} season={slug} decision={decision} />
          ))}
        </ol>
      )}
    </section>
  )
}
