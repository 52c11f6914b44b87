import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { PageTitle } from '../../../components/page/titles.tsx'
import { JoinForm } from '../../../features/agent/people/join-form.tsx'
import { currentUser } from '../../../server/session.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('people.join'))('title'), robots: { index: false } }
}

/** Where an invitation leads. Whoever has no account opens one first. */
export default async function InvitationPage() {
  const t = await getTranslations('people.join')
  const { newAgent, people, tickets } = await getMessages()
  return (
    <NextIntlClientProvider messages={{ newAgent, people, tickets }}>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      <JoinForm isSignedIn={(await currentUser()) !== undefined} />
    </NextIntlClientProvider>
  )
}
