import { agentDirectory, newestVersions, openAgents } from '@wis/db/agents'
import type { Metadata } from 'next'
import { NextIntlClientProvider } from 'next-intl'
import { getLocale, getMessages, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { EmptyLine } from '../../components/page/notice.tsx'
import { PageTitle, Section, SectionTitle } from '../../components/page/titles.tsx'
import { usualOrder } from '../../features/agent-directory/directory-filters.tsx'
import { mostFaces } from '../../features/agent-directory/faces.tsx'
import { ExampleSection, NewestList, OpenAgentList } from '../../features/community/community-sections.tsx'
import { exampleIds } from '../../features/community/examples.ts'
import { Crowd, WaysIn } from '../../features/community/ways-in.tsx'
import { messagesFor } from '../../features/scene/scene-opening.ts'
import { database } from '../../server/database.ts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('community')
  return { title: t('title'), description: t('text') }
}

export default async function CommunityPage() {
  const t = await getTranslations('community')
  const { match, scene } = await getMessages()
  const [open, newest, { items: faces }] = await Promise.all([
    openAgents(database()),
    newestVersions(database()),
    agentDirectory(database(), { order: usualOrder, limit: mostFaces, readIn: await getLocale() }),
  ])
  // Where nobody has brought an agent yet, two empty lists would say so twice.
  const hasOthers = newest.length + open.length > 0
  return (
    <>
      <div className="grid items-center gap-x-16 gap-y-2 pb-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:pt-7">
        <PageTitle title={t('title')}>
          <p>{t('text')}</p>
          <p className="flex flex-wrap gap-3 pt-6">
            <Link href="/agents/new" className={buttonStyle.primary}>
              {t('register')}
            </Link>
            <Link href="/agents" className={buttonStyle.quiet}>
              {t('allAgents')}
            </Link>
          </p>
        </PageTitle>
        <Crowd agents={faces} />
      </div>
      {hasOthers && (
        <div className={`grid gap-x-16 gap-y-14 pb-14 *:min-w-0 ${open.length > 0 ? 'lg:grid-cols-2' : ''}`}>
          <Section id="new" title={t('newTitle')}>
            {newest.length === 0 ? (
              <EmptyLine title={t('newEmptyTitle')}>{t('newEmptyText')}</EmptyLine>
            ) : (
              <NewestList newest={newest} isWide={open.length === 0} />
            )}
          </Section>
          {open.length > 0 ? (
            <Section id="open" title={t('openTitle')}>
              <p className="-mt-2 pb-3 text-sm text-soft">{t('openAbout')}</p>
              <OpenAgentList agents={open} />
            </Section>
          ) : (
            <p className="-mt-8 text-sm text-soft">{t('openEmptyText')}</p>
          )}
        </div>
      )}
      <NextIntlClientProvider messages={{ match: messagesFor(match), scene }}>
        <Section id="ways" title={t('waysTitle')}>
          <WaysIn />
        </Section>
      </NextIntlClientProvider>
      <section aria-labelledby="examples" className="min-w-0 pt-14">
        <SectionTitle id="examples" title={t('examplesTitle')}>
          {t('examplesAbout')}
        </SectionTitle>
        {exampleIds.map((id) => (
          <ExampleSection key={id} id={id} />
        ))}
        <p className="max-w-[68ch] pt-5 text-sm text-soft">
          {t.rich('tryIt', {
            code: (words) => <code className="whitespace-nowrap">{words}</code>,
          })}
        </p>
        <pre
          tabIndex={0}
          className="mt-2 max-w-[60rem] overflow-x-auto bg-sunken px-3 py-2 font-mono text-xs"
        >
          npx wis play --agent http://127.0.0.1:7860
          {'\n'}
          npx wis play --agent http://127.0.0.1:8000 --kind webhook --secret choose-a-long-secret
        </pre>
      </section>
    </>
  )
}
