import { playingStates } from '@wis/arena'
import type { User } from '@wis/db/accounts'
import { ownSeat, rankedSeatRefusal } from '@wis/db/people'
import type { StoredSeason } from '@wis/db/seasons'
import type { Language } from '@wis/games'
import { leastTurnOfPeopleMs } from '@wis/protocol'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { Link } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { database } from '../../server/database.ts'
import { TermsOfPlay } from '../play/terms-of-play.tsx'
import { leaveBoardWith, takeRankedSeatWith } from './people-actions.ts'

interface SeasonPeopleProps {
  readonly season: StoredSeason
  readonly language: Language
  readonly user: User | undefined
}

/** Where a member takes a seat in a mixed season, and what to know before that. */
export async function SeasonPeople({ season, language, user }: SeasonPeopleProps) {
  if (season.terms.people !== 'mixed' || !playingStates.some((state) => state === season.state)) return null
  const t = await getTranslations('seasons.people')
  const terms = ['hidden', 'told', 'counts', 'stays', 'time'] as const
  return (
    <section aria-labelledby="people" className="pt-14">
      <SectionTitle id="people" title={t('title')} />
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <p className="max-w-[62ch] pb-4">{t('text')}</p>
          <TermsOfPlay
            terms={terms.map((term) => t(`terms.${term}`, { seconds: leastTurnOfPeopleMs / 1000 }))}
            more={(link) => t.rich('more', { link })}
            to="/docs/play#mixed-seasons"
          />
        </div>
        <div className="grid content-start gap-4">
          {user ? (
            <Chair season={season} language={language} user={user} />
          ) : (
            <Link href={`/account?next=/seasons/${season.slug}`} className={buttonStyle.primary}>
              {t('signIn')}
            </Link>
          )}
        </div>
      </div>
    </section>
  )
}

async function Chair({ season, language, user }: SeasonPeopleProps & { readonly user: User }) {
  const t = await getTranslations('seasons.people')
  const ofMatch = await getTranslations('match')
  const seatId = await ownSeat(database(), { userId: user.id, guest: null })
  if (seatId !== undefined)
    return (
      <Link href={`/play/${seatId}`} className={buttonStyle.primary}>
        {t('goOn')}
      </Link>
    )
  const refusal = await rankedSeatRefusal(database().pool, { userId: user.id, seasonId: season.id, language })
  return (
    <>
      {refusal ? (
        <p className="text-sm">{t(`refusals.${refusal}`)}</p>
      ) : (
        <form action={takeRankedSeatWith}>
          <input type="hidden" name="season" value={season.slug} />
          <input type="hidden" name="language" value={language} />
          <SubmitButton className={`${buttonStyle.primary} w-full`}>
            {season.ladders.length > 1
              ? t('takeIn', { language: ofMatch(`languages.${language}`) })
              : t('take')}
          </SubmitButton>
        </form>
      )}
      {refusal !== 'withdrawn' && (
        <details className="text-sm text-soft">
          <summary className="cursor-pointer py-1.5 underline underline-offset-4">{t('withdraw')}</summary>
          <form action={leaveBoardWith} className="grid gap-3 pt-2">
            <input type="hidden" name="season" value={season.slug} />
            <p>{t('withdrawText')}</p>
            <SubmitButton className={buttonStyle.quiet}>{t('withdrawNow')}</SubmitButton>
          </form>
        </details>
      )}
    </>
  )
}
