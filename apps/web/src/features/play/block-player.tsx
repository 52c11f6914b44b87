import type { Seat } from '@wis/engine'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { Link } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { currentUser } from '../../server/session.ts'
import { blockWith } from './block-actions.ts'

interface BlockPlayerProps {
  /** The reader's own seat. */
  readonly seatId: string
  readonly seat: Seat
  readonly alias: string
}

/** Whoever is signed in may choose never to sit with this player again. */
export async function BlockPlayer({ seatId, seat, alias }: BlockPlayerProps) {
  const t = await getTranslations('report.block')
  const user = await currentUser()
  return (
    <section aria-labelledby="block" className="pt-16">
      <SectionTitle id="block" title={t('title', { name: alias })} />
      <p className="max-w-[62ch] pb-5 text-sm text-soft">{t('text')}</p>
      {user ? (
        <form action={blockWith}>
          <input type="hidden" name="own" value={seatId} />
          <input type="hidden" name="seat" value={seat} />
          <SubmitButton className={buttonStyle.quiet}>{t('submit', { name: alias })}</SubmitButton>
        </form>
      ) : (
        <Link href="/account" className={buttonStyle.quiet}>
          {t('signIn')}
        </Link>
      )}
    </section>
  )
}
