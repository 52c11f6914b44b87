'use client'

import { useTranslations } from 'next-intl'
import { AgentForm, FormTrouble, SendButton, TextField } from '../agent-form/agent-field.tsx'
import { endWith } from './change-actions.ts'

/** Ends an agent, once its name has been typed. */
export function EndForm({ agentId, name }: { agentId: string; name: string }) {
  const t = useTranslations('agentSettings.end')
  return (
    <AgentForm action={endWith} agentId={agentId} className="max-w-sm space-y-4 pt-4" noValidate>
      <TextField name="confirmName" label={t('confirm')} hint={t('confirmHint', { name })} />
      <SendButton>{t('now')}</SendButton>
      <FormTrouble countsFields={false} />
    </AgentForm>
  )
}
