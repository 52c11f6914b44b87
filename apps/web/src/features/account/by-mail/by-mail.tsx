import { lettersGivenUp, mostLettersADay, readLetterWishes } from '@wis/db/accounts'
import type { GivenUpLetter, LetterWishes, User } from '@wis/db/accounts'
import { letterKinds, letterLanguages } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { SubmitButton } from '../../../components/button/submit-button.tsx'
import { Section } from '../../../components/page/titles.tsx'
import { DayAndTime } from '../../../components/text/day-and-time.tsx'
import { database } from '../../../server/database.ts'
import { saveLetters } from './save-letters.ts'

/** The form in which a user chooses the notices to get by mail, too, or what is missing for it. */
export async function ByMail({ user }: { user: User }) {
  const t = await getTranslations('account.byMail')
  const missing = missingFor(user)
  const [wishes, failed] = await Promise.all([
    readLetterWishes(database(), { userId: user.id }),
    lettersGivenUp(database(), user.id),
  ])
  return (
    <Section id="by-mail" title={t('title')}>
      <p className="max-w-[62ch] pb-5 text-sm text-soft">
        {missing ? t(missing) : t('text', { email: user.email ?? '', most: mostLettersADay })}
      </p>
      {!missing && <WishesForm wishes={wishes} />}
      {failed.length > 0 && <Failed letters={failed} />}
    </Section>
  )
}

function missingFor({ email, hasConfirmedEmail }: User) {
  if (email === null) return 'noEmail'
  return hasConfirmedEmail ? undefined : 'unconfirmed'
}

function WishesForm({ wishes }: { wishes: LetterWishes | undefined }) {
  const t = useTranslations('account.byMail')
  const locale = useLocale()
  return (
    <form action={saveLetters} className="grid max-w-2xl gap-5">
      <fieldset>
        <legend className="label pb-1">{t('legend')}</legend>
        {letterKinds.map((kind) => (
          <label key={kind} className="flex items-baseline gap-3 py-1 text-sm">
            <input
              type="checkbox"
              name="kinds"
              value={kind}
              defaultChecked={wishes?.kinds.includes(kind) === true}
            />
            <span className="min-w-0">{t(`kinds.${kind}`)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend className="label pb-1">{t('language')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {letterLanguages.map((language) => (
            <label key={language} className="flex items-baseline gap-3 py-1 text-sm" lang={language}>
              <input
                type="radio"
                name="language"
                value={language}
                defaultChecked={language === (wishes?.language ?? locale)}
              />
              {t(`languages.${language}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <SubmitButton className={buttonStyle.primary}>{t('save')}</SubmitButton>
      </div>
    </form>
  )
}

function Failed({ letters }: { letters: readonly GivenUpLetter[] }) {
  const t = useTranslations('account.byMail')
  return (
    <>
      <h3 className="pt-8 pb-2 font-semibold">{t('failed')}</h3>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {letters.map(({ id, kind, attempts, outcome, endedAt }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
            <span className="min-w-0">{t('givenUp', { kind: t(`kinds.${kind}`), attempts, outcome })}</span>
            <DayAndTime at={endedAt} className="figures text-xs text-faint" />
          </li>
        ))}
      </ul>
    </>
  )
}
