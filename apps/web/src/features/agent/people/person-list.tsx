import type { AgentPeoplePage, AgentRights } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { underlined } from '../../../components/link/link.tsx'
import { DayAndTime } from '../../../components/text/day-and-time.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { ActionForm } from '../../agent-settings/action-form.tsx'
import { offerWith, partWith, setRightsWith, withdrawInvitationWith } from './people-actions.ts'
import { RightsFields } from './rights-fields.tsx'

interface PersonListProps {
  readonly agentId: string
  readonly page: AgentPeoplePage
  readonly readerId: string
  /** Whether the reader gives others a part in the agent. */
  readonly shares: boolean
  /** Whether the reader ends the parts of others. */
  readonly removes: boolean
}

export function PersonList({ agentId, page: { owner, people }, readerId, shares, removes }: PersonListProps) {
  const t = useTranslations('people.list')
  return (
    <ul className="divide-y divide-line border-y border-line text-sm">
      {owner && (
        <Row name={owner.name} words={t('owner')}>
          {null}
        </Row>
      )}
      {people.map(({ account, rights, since }) => (
        <Row key={account.id} name={account.name} words={<RightsWords rights={rights} />} since={since}>
          {account.id === readerId && (
            <ActionForm
              action={partWith}
              agentId={agentId}
              submit={t('leave')}
              hidden={{ person: account.id }}
            />
          )}
          {(shares || removes) && account.id !== readerId && (
            <details className="w-full">
              <summary className={underlined}>{t('manage', { name: account.name })}</summary>
              <div className="space-y-5 pt-4 pb-2">
                {shares && (
                  <ActionForm
                    action={setRightsWith}
                    agentId={agentId}
                    submit={t('save')}
                    hidden={{ person: account.id }}
                    saysDone
                  >
                    <RightsFields rights={rights} />
                  </ActionForm>
                )}
                <ActionForm
                  action={partWith}
                  agentId={agentId}
                  submit={t('remove')}
                  hidden={{ person: account.id }}
                />
                {shares && (
                  <div>
                    <p className="max-w-[68ch] pb-3 text-soft">{t('offerText')}</p>
                    <ActionForm
                      action={offerWith}
                      agentId={agentId}
                      submit={t('offer')}
                      hidden={{ person: account.id }}
                    />
                  </div>
                )}
              </div>
            </details>
          )}
        </Row>
      ))}
    </ul>
  )
}

interface RowProps {
  readonly name: string
  readonly words: ReactNode
  readonly since?: string
  readonly children: ReactNode
}

function Row({ name, words, since, children }: RowProps) {
  const t = useTranslations('people.list')
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-2 py-3">
      <span className="min-w-32 font-semibold break-words">
        <ForeignText text={name} />
      </span>
      <span className="min-w-0 flex-1">{words}</span>
      {since !== undefined && (
        <span className="figures text-xs text-soft">
          {t('since')} <DayAndTime at={since} />
        </span>
      )}
      {children}
    </li>
  )
}

export function RightsWords({ rights: { change, spend } }: { rights: AgentRights }) {
  const t = useTranslations('people.rights')
  return <>{t('words', { has: `${change ? 'change' : ''}${spend ? 'spend' : ''}` || 'read' })}</>
}

/** The links that nobody has used yet. */
export function InvitationList({
  agentId,
  invitations,
  shares,
}: Pick<PersonListProps, 'agentId' | 'shares'> & Pick<AgentPeoplePage, 'invitations'>) {
  const t = useTranslations('people.invite')
  return (
    <ul className="divide-y divide-line border-y border-line text-sm">
      {invitations.map(({ id, rights, expiresAt }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-6 gap-y-2 py-3">
          <span className="min-w-0 flex-1">
            <RightsWords rights={rights} />
          </span>
          <span className="figures text-xs text-soft">
            {t('until')} <DayAndTime at={expiresAt} />
          </span>
          {shares && (
            <ActionForm
              action={withdrawInvitationWith}
              agentId={agentId}
              submit={t('withdraw')}
              hidden={{ invitation: id }}
            />
          )}
        </li>
      ))}
    </ul>
  )
}
