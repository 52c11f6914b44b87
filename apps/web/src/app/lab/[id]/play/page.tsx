import { experimentPart } from '@wis/db/people'
import { kitCalled } from '@wis/games'
import { handle } from '@wis/protocol'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { buttonStyle } from '../../../../components/button/button-style.ts'
import { SubmitButton } from '../../../../components/button/submit-button.tsx'
import { Link } from '../../../../components/link/link.tsx'
import { Notice } from '../../../../components/page/notice.tsx'
import { PageTitle, SectionTitle } from '../../../../components/page/titles.tsx'
import { secretIn } from '../../../../features/lab/experiment-seen.ts'
import { takePartWith, withdrawPartWith } from '../../../../features/lab/take-part-actions.ts'
import { takePartSaid } from '../../../../features/play/seat-page.ts'
import { database } from '../../../../server/database.ts'
import { currentPerson } from '../../../../server/people/person.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('takePart'))('title'), robots: { index: false } }
}

/** What somebody agrees to who takes part in an experiment, the seat, and the way out again. */
export default async function TakePartPage({ params, searchParams }: PageProps<'/lab/[id]/play'>) {
  const { id } = await params
  const { share: asked, said } = await searchParams
  const share = secretIn(asked)
  const person = await currentPerson()
  const part =
    share !== undefined && handle.safeParse(id).success
      ? await experimentPart(database(), { experimentId: id, share, person })
      : undefined
  const kit = part && kitCalled(part.game)
  if (!part || !kit) notFound()
  const t = await getTranslations('takePart')
  const told = takePartSaid.find((known) => known === said)
  const fields = (
    <>
      <input type="hidden" name="experiment" value={id} />
      <input type="hidden" name="share" value={share} />
    </>
  )
  return (
    <>
      <PageTitle title={t('title')}>
        <p>
          {t('text', {
            owner: part.owner ?? t('somebody'),
            game: kit.texts[await getLocale()].name,
            language: part.language,
          })}
        </p>
      </PageTitle>
      {told && <Notice className="mb-8">{t(`said.${told}`)}</Notice>}
      <section aria-labelledby="consent" className="max-w-[62ch]">
        <SectionTitle id="consent" title={t('consent')} />
        <ul className="grid list-disc gap-2 pb-6 pl-4 leading-relaxed marker:text-brass">
          <li>{t('terms.alias')}</li>
          <li>{t('terms.readers')}</li>
          <li>{t('terms.time')}</li>
          <li>{t('terms.withdraw')}</li>
          <li>{t('terms.copies')}</li>
          <li>
            {t.rich('terms.more', {
              link: (chunks) => (
                <Link href="/docs/lab#people-as-the-subject" className="underline underline-offset-4">
                  {chunks}
                </Link>
              ),
            })}
          </li>
        </ul>
        {part.isOpen ? (
          <form action={takePartWith}>
            {fields}
            <SubmitButton className={buttonStyle.primary}>{t('submit')}</SubmitButton>
          </form>
        ) : (
          <p className="text-soft">{t('said.not-open')}</p>
        )}
      </section>
      {part.own > 0 && (
        <section aria-labelledby="own" className="max-w-[62ch] pt-14">
          <SectionTitle id="own" title={t('own')} />
          <p className="pb-4 text-sm text-soft">{t('ownText', { count: part.own })}</p>
          <form action={withdrawPartWith}>
            {fields}
            <SubmitButton className={buttonStyle.quiet}>{t('withdraw')}</SubmitButton>
          </form>
        </section>
      )}
    </>
  )
}
