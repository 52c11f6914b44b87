'use client'

import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { CopyButton } from '../../../components/button/copy-button.tsx'
import { boxStyle } from '../../../components/form/labelled.tsx'
import { AgentField, FormTrouble, useAgentForm } from '../../agent-form/agent-field.tsx'
import { blankState } from '../../agent-form/form-state.ts'
import { inviteWith } from './people-actions.ts'
import { RightsFields } from './rights-fields.tsx'

/** Makes a link with which somebody can begin to work on an agent. */
export function InviteForm({ agentId, hasMail }: { agentId: string; hasMail: boolean }) {
  const t = useTranslations('people.invite')
  const { state, isPending, form } = useAgentForm(inviteWith, blankState)
  const { form: whole, email } = state.errors
  const sentTo = state.kept['email']?.[0]?.trim() || undefined
  return (
    <form {...form} className="max-w-2xl space-y-5" noValidate>
      <input type="hidden" name="agent" value={agentId} />
      <RightsFields rights={{ change: false, spend: false }} />
      {hasMail && (
        <AgentField name="invite-email" label={t('email')} hint={t('emailHint')} error={email}>
          {(described) => (
            <input
              {...described}
              name="email"
              type="email"
              autoComplete="off"
              defaultValue={state.kept['email']?.[0]}
              className={`${boxStyle} h-11 max-w-sm`}
            />
          )}
        </AgentField>
      )}
      <button disabled={isPending} className={buttonStyle.primary}>
        {t('submit')}
      </button>
      <FormTrouble state={{ ...state, errors: whole ? { form: whole } : {} }} />
      {state.link !== undefined && (
        <div role="status" className="space-y-2 border border-rim bg-raised p-4 text-sm">
          {sentTo !== undefined && <p>{t('sent', { address: sentTo })}</p>}
          <p>{t('made')}</p>
          <p className="flex flex-wrap items-center gap-3">
            <code id="invitation-link" className="min-w-0 break-all">
              {state.link}
            </code>
            <CopyButton from="invitation-link" label={t('copy')} done={t('copied')} />
          </p>
        </div>
      )}
    </form>
  )
}
