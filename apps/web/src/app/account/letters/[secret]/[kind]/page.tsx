import { readLetterWishes } from '@wis/db/accounts'
import { letterKinds } from '@wis/protocol'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { buttonStyle } from '../../../../../components/button/button-style.ts'
import { Link } from '../../../../../components/link/link.tsx'
import { PageTitle } from '../../../../../components/page/titles.tsx'
import { database } from '../../../../../server/database.ts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('account.byMail.end')
  return { title: t('title'), robots: { index: false }, referrer: 'no-referrer' }
}

/** The target of the link in a letter. Opening it ends nothing, because programs that scan mail open links, too. */
export default async function EndLettersPage({ params }: PageProps<'/account/letters/[secret]/[kind]'>) {
  const t = await getTranslations('account.byMail')
  const { secret, kind: asked } = await params
  const kind = letterKinds.find((known) => known === asked)
  if (!kind) notFound()
  const wishes = await readLetterWishes(database(), { secret })
  const isOn = wishes?.kinds.includes(kind) === true
  return (
    <>
      <PageTitle title={t('end.title')}>
        {isOn ? t('end.text', { kind: t(`kinds.${kind}`) }) : wishes ? t('end.done') : t('end.over')}
      </PageTitle>
      {isOn ? (
        <form method="post" action={`/account/letters/${secret}/${kind}/end`}>
          <input type="hidden" name="from" value="page" />
          <button className={buttonStyle.primary}>{t('end.submit')}</button>
        </form>
      ) : (
        <Link href="/account" className={buttonStyle.quiet}>
          {t('end.account')}
        </Link>
      )}
    </>
  )
}
