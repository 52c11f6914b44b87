import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { PageTitle } from '../../../components/page/titles.tsx'
import { LetterForm } from '../../../features/account/links/letter-form.tsx'
import { WithoutLink } from '../../../features/account/links/without-link.tsx'
import { wayBack } from '../../../features/account/way-back.ts'
import { hasMail } from '../../../server/mail/post.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account.letter'))('title'), robots: { index: false } }
}

export default async function LetterPage({ searchParams }: PageProps<'/account/link'>) {
  const next = wayBack((await searchParams)['next'])
  const t = await getTranslations('account.letter')
  const { account } = await getMessages()
  return (
    <NextIntlClientProvider messages={{ account }}>
      <PageTitle title={t('title')}>{hasMail() && t('text')}</PageTitle>
      {hasMail() ? <LetterForm purpose="letter" next={next} /> : <WithoutLink text={t('noMail')} />}
    </NextIntlClientProvider>
  )
}
