import type { MatchHeader } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'

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
