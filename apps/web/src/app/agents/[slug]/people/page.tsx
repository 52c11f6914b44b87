import { readPeople } from '@wis/db/agents'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { Section } from '../../../../components/page/titles.tsx'
import { actor } from '../../../../features/account/actor.ts'
import { ownAgent, ownPage } from '../../../../features/agent-settings/own-agent.ts'
import { SettingsHeader } from '../../../../features/agent-settings/settings-header.tsx'
import { DeedList, Offer } from '../../../../features/agent/people/deed-list.tsx'
import { InviteForm } from '../../../../features/agent/people/invite-form.tsx'
import { InvitationList, PersonList } from '../../../../features/agent/people/person-list.tsx'
import { database } from '../../../../server/database.ts'
import { hasMail } from '../../../../server/mail/post.ts'

export const generateMetadata = ownPage('/people', 'people')

export default async function PeoplePage({ params }: PageProps<'/agents/[slug]/people'>) {
  const { agentId, page: agent, may } = await ownAgent((await params).slug, '/people')
  const { id: readerId } = await actor()
  const page = (await readPeople(database(), agentId)) ?? notFound()
  const t = await getTranslations('people')
  const { agentSettings, newAgent, people, tickets } = await getMessages()
  const shares = may('agent.share') && !agent.retired
  return (
    <NextIntlClientProvider messages={{ agentSettings, newAgent, people, tickets }}>
      <SettingsHeader agent={agent} here="people" />
      <p className="max-w-[68ch] pb-8 text-sm text-soft">{t('text')}</p>
      <Offer agentId={agentId} page={page} readerId={readerId} />
      <Section id="people" title={t('list.title')} className="pb-14">
        <PersonList
          agentId={agentId}
          page={page}
          readerId={readerId}
          shares={shares}
          removes={may('agent.end')}
        />
      </Section>
      {(shares || page.invitations.length > 0) && (
        <Section id="invite" title={t('invite.title')} className="pb-14">
          {page.invitations.length > 0 && (
            <div className="pb-8">
              <InvitationList agentId={agentId} invitations={page.invitations} shares={shares} />
            </div>
          )}
          {shares && (
            <>
              <p className="max-w-[68ch] pb-5 text-sm text-soft">{t('invite.text')}</p>
              <InviteForm agentId={agentId} hasMail={hasMail()} />
            </>
          )}
        </Section>
      )}
      <Section id="deeds" title={t('deeds.title')} className="pb-14">
        {page.deeds.length === 0 ? (
          <p className="text-sm text-soft">{t('deeds.none')}</p>
        ) : (
          <DeedList deeds={page.deeds} />
        )}
      </Section>
    </NextIntlClientProvider>
  )
}
