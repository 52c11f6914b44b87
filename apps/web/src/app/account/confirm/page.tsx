import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { PageTitle } from '../../../components/page/titles.tsx'
import { EnterButton } from '../../../features/account/links/enter-button.tsx'
import { wayBack } from '../../../features/account/way-back.ts'
import { hasMail } from '../../../server/mail/post.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account.confirm'))('title'), robots: { index: false } }
}

export default async function ConfirmPage({ searchParams }: PageProps<'/account/confirm'>) {
  const next = wayBack((await searchParams)['next'])
  const t = await getTranslations('account.confirm')
  const { account } = await getMessages()
  return (
    <NextIntlClientProvider messages={{ account }}>
      <PageTitle title={t('title')} />
      <EnterButton
        hasMail={hasMail()}
        page="confirm"
        next={next === '/account' ? '/account?said=emailConfirmed' : next}
      />
    </NextIntlClientProvider>
  )
}
