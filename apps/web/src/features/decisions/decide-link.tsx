import { readSeason } from '@wis/db/seasons'
import type { MatchHeader } from '@wis/protocol'
import { getTranslations } from 'next-intl/server'
import { Link } from '../../components/link/link.tsx'
import { database } from '../../server/database.ts'
import { currentUser } from '../../server/session.ts'
import { isAllowed } from '../account/actor.ts'
import { voidAddress } from './decision-notice.tsx'

/** A link below a match that counts, for people who may decide that it does not. */
export async function DecideLink({ header }: { header: MatchHeader }) {
  const { id, mode, status, decision, season } = header
  if (mode !== 'ranked' || status !== 'finished' || decision) return null
  const user = await currentUser()
  const found = user && (await readSeason(database(), season.slug))
  if (!found || found.state === 'closed' || !isAllowed(user, 'season.decide', found)) return null
  const t = await getTranslations('decisions')
  return (
    <p className="pt-6 text-sm">
      <Link
        href={voidAddress(season.slug, id)}
        className="underline decoration-rim underline-offset-4 hover:decoration-current"
      >
        {t('decideMatch')}
      </Link>
    </p>
  )
}
