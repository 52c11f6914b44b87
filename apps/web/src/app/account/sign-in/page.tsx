import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { PageTitle } from '../../../components/page/titles.tsx'
import { EnterButton } from '../../../features/account/links/enter-button.tsx'
import { wayBack } from '../../../features/account/way-back.ts'
import { hasMail } from '../../../server/mail/post.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account.enter'))('title'), robots: { index: false } }
}

export default async function EnterPage({ searchParams }: PageProps<'/account/sign-in'>) {
  const next = wayBack((await searchParams)['next'])
  const t = await getTranslations('account.enter')
  const { account } = await getMessages()
  return (
    <NextIntlClientProvider messages={{ account }}>
      <PageTitle title={t('title')} />
      <EnterButton hasMail={hasMail()} page="enter" next={next} />
    </NextIntlClientProvider>
  )
}
