'use client'

import { useTranslations } from 'next-intl'
import { CopyButton } from '../../../components/button/copy-button.tsx'
import { AgentForm, FormTrouble, SendButton, TextField, useSent } from '../../agent-form/agent-field.tsx'
import { inviteWith } from './people-actions.ts'
import { RightsFields } from './rights-fields.tsx'

/** Makes a link with which somebody can begin to work on an agent. */
export function InviteForm({ agentId, hasMail }: { agentId: string; hasMail: boolean }) {
  const t = useTranslations('people.invite')
  return (
    <AgentForm action={inviteWith} agentId={agentId} className="max-w-2xl space-y-5" noValidate>
      <RightsFields rights={{ change: false, spend: false }} />
      {hasMail && (
        <div className="max-w-sm">
          <TextField name="email" type="email" label={t('email')} hint={t('emailHint')} />
        </div>
      )}
      <SendButton>{t('submit')}</SendButton>
      <FormTrouble countsFields={false} />
      <MadeLink />
    </AgentForm>
  )
}

function MadeLink() {
  const t = useTranslations('people.invite')
  const { link, kept } = useSent()
  const sentTo = kept['email']?.[0]?.trim() || undefined
  if (link === undefined) return null
  return (
    <div role="status" className="space-y-2 border border-rim bg-raised p-4 text-sm">
      {sentTo !== undefined && <p>{t('sent', { address: sentTo })}</p>}
      <p>{t('made')}</p>
      <p className="flex flex-wrap items-center gap-3">
        <code id="invitation-link" className="min-w-0 break-all">
          {link}
        </code>
        <CopyButton from="invitation-link" label={t('copy')} done={t('copied')} />
      </p>
    </div>
  )
}
