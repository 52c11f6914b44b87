import { readTicket } from '@wis/db/matches'
import type { StoredSeason } from '@wis/db/seasons'
import { ids } from '@wis/engine'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { Link } from '../../components/link/link.tsx'
import { KeepFresh } from '../../components/loading/keep-fresh.tsx'
import { database } from '../../server/database.ts'
import { isOfWords } from '../seasons/season-facts.tsx'
import { rehearseWith } from './actions.ts'
import { SeasonSlug } from './form-controls.tsx'

interface RehearsalProps {
  readonly season: StoredSeason
  /** The ticket of the last requested rehearsal. */
  readonly rehearsal: string | undefined
}

/** A match that counts for nothing, to see how the season will be played. */
export async function Rehearsal({ season, rehearsal }: RehearsalProps) {
  const t = await getTranslations('organize.manage')
  return (
    <div>
      <form action={rehearseWith}>
        <SeasonSlug season={season} />
        <SubmitButton className={buttonStyle.quiet}>{t('try')}</SubmitButton>
      </form>
      <p className="pt-2 text-sm text-soft">{t(isOfWords(season) ? 'tryText' : 'tryTextGame')}</p>
      {rehearsal !== undefined && <RehearsalTicket season={season} ticketId={rehearsal} />}
    </div>
  )
}

async function RehearsalTicket({ season, ticketId }: { season: StoredSeason; ticketId: string }) {
  const t = await getTranslations('seasons.rehearsal')
  const ticket = await readTicket(database(), ids.ticket(ticketId))
  const link = 'underline decoration-rim underline-offset-4'
  if (!ticket) return null
  return (
    <p role="status" className="mt-3 border-l-2 border-brass pl-4 text-sm">
      {ticket.matchId !== null ? (
        <Link href={`/matches/${ticket.matchId}`} className={link}>
          {t('watch')}
        </Link>
      ) : ticket.state === 'left' ? (
        t('left')
      ) : (
        <>
          {/* The link to the match comes without a reload. */}
          <KeepFresh everyMs={2000} />
          {t('waiting')}{' '}
          <a href={`/seasons/${season.slug}?rehearsal=${ticketId}#organize`} className={link}>
            {t('again')}
          </a>
        </>
      )}
    </p>
  )
}
