import { readAgreement } from '@wis/db/people'
import type { Person } from '@wis/db/people'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { Link, underlined } from '../../components/link/link.tsx'
import { Section, SectionTitle } from '../../components/page/titles.tsx'
import { database } from '../../server/database.ts'
import { agreeWith, withdrawWith } from './row-actions.ts'

/** The place of the documentation that says what the row of people keeps. */
const aboutRow = '/docs/play#the-row-of-people'

interface MayCountProps {
  /** Whether the guest agreed at the last seat. */
  readonly agrees: boolean
}

/** Asks a guest whether the result counts. It is off unless the guest has agreed before. */
function MayCount({ agrees }: MayCountProps) {
  const t = useTranslations('play.row')
  return (
    <div className="grid gap-1 text-sm">
      <input type="hidden" name="asked" value="yes" />
      <label className="flex items-start gap-2.5">
        <input
          // A box that stays on the page would keep its tick after a withdrawal.
          key={String(agrees)}
          type="checkbox"
          name="counted"
          value="yes"
          defaultChecked={agrees}
          className="mt-1"
        />
        {t('label')}
      </label>
      <p className="pl-6 text-xs leading-relaxed text-soft">
        {t.rich('text', {
          link: (chunks) => (
            <Link href={aboutRow} className="underline underline-offset-4 hover:text-ink">
              {chunks}
            </Link>
          ),
        })}
      </p>
    </div>
  )
}

/** Says whether results of an account count, and where that is changed. */
function AccountCounts({ agrees }: MayCountProps) {
  const t = useTranslations('play.row')
  return (
    <p className="text-xs leading-relaxed text-soft">
      {t.rich('account', {
        agrees: String(agrees),
        link: (chunks) => (
          <Link href="/account#people-row" className="underline underline-offset-4 hover:text-ink">
            {chunks}
          </Link>
        ),
      })}
    </p>
  )
}

/** Asks guests with each seat, and tells accounts what they said on their own page. */
export async function consentOf(person: Person | undefined) {
  const { agrees } = person ? await readAgreement(database(), person) : { agrees: false }
  return person && person.userId !== null ? <AccountCounts agrees={agrees} /> : <MayCount agrees={agrees} />
}

/** A guest takes the own games out of the row. Nothing for a guest without any. */
export async function GuestWithdraws({ person }: { person: Person }) {
  const t = await getTranslations('play.row')
  const { agrees, games } = await readAgreement(database(), { userId: null, guest: person.guest })
  if (!agrees && games === 0) return null
  return (
    <Section id="people-row" title={t('title')} className="pt-14">
      <p className="max-w-[62ch] pb-4 text-sm text-soft">{t('counted', { games })}</p>
      <form action={withdrawWith}>
        <input type="hidden" name="from" value="play" />
        <SubmitButton className={buttonStyle.quiet}>{t('withdraw')}</SubmitButton>
      </form>
    </Section>
  )
}

/** Where an account agrees to be counted, and takes that back with all its games. */
export async function AccountRow({ userId }: { userId: string }) {
  const t = await getTranslations('account.row')
  const { agrees, games } = await readAgreement(database(), { userId, guest: null })
  return (
    <section aria-labelledby="people-row">
      <SectionTitle id="people-row" title={t('title')}>
        <Link href={aboutRow} className={underlined}>
          {t('more')}
        </Link>
      </SectionTitle>
      <p className="max-w-[62ch] pb-5 text-sm text-soft">
        {t('text')} {agrees ? t('on', { games }) : t('off')}
      </p>
      <div className="flex flex-wrap gap-3">
        {!agrees && (
          <form action={agreeWith}>
            <SubmitButton className={buttonStyle.quiet}>{t('agree')}</SubmitButton>
          </form>
        )}
        {/* The games of mixed seasons count without this agreement. */}
        {(agrees || games > 0) && (
          <form action={withdrawWith}>
            <SubmitButton className={buttonStyle.quiet}>{t('withdraw')}</SubmitButton>
          </form>
        )}
      </div>
    </section>
  )
}
