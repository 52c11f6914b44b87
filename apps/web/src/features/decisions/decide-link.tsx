import { readSeason } from '@wis/db/seasons'
import type { MatchHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { database } from '../../server/database.ts'
import { currentUser } from '../../server/session.ts'
import { isAllowed } from '../account/actor.ts'

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
      <Link href={voidAddress(season.slug, id)} className={linkStyle}>
        {t('decideMatch')}
      </Link>
    </p>
  )
}

/** Says above a match that it counts for nobody, and why. */
export function DecisionNotice({ header: { decision, season } }: { header: MatchHeader }) {
  const t = useTranslations('decisions')
  if (!decision) return null
  return (
    <p className="mb-4 border-l-2 border-brass pl-4 text-sm break-words text-soft">
      <strong className="font-semibold text-ink">{t(`notice.${decision.kind}`)}</strong>{' '}
      <ForeignText text={decision.reason} />{' '}
      <Link
        href={`/seasons/${season.slug}/decisions#decision-${decision.number}`}
        className="text-ink underline underline-offset-4"
      >
        {t('notice.number', { number: decision.number })}
      </Link>
    </p>
  )
}

/** Where an organizer decides that a match does not count. The match is filled in there. */
export const voidAddress = (season: string, matchId: string) =>
  `/seasons/${season}/decisions?match=${matchId}#decide`
