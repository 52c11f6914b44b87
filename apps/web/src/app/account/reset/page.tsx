import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { PageTitle } from '../../../components/page/titles.tsx'
import { ResetForm } from '../../../features/account/links/reset-form.tsx'
import { hasMail } from '../../../server/mail/post.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account.reset'))('title'), robots: { index: false } }
}

export default async function ResetPage() {
  const t = await getTranslations('account.reset')
  const { account } = await getMessages()
  return (
    <NextIntlClientProvider messages={{ account }}>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      <ResetForm hasMail={hasMail()} />
    </NextIntlClientProvider>
  )
}
