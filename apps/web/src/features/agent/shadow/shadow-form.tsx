'use client'

import { useTranslations } from 'next-intl'
import { AgentForm, SelectField, SendRow, TextField } from '../../agent-form/agent-field.tsx'
import { startShadowWith } from './shadow-actions.ts'

interface ShadowFormProps {
  readonly agentId: string
  /** The newest first, which is the one that plays. */
  readonly versions: readonly number[]
}

/** Has a version asked the turns that another one plays, with a budget of its own. */
export function ShadowForm({ agentId, versions }: ShadowFormProps) {
  const t = useTranslations('shadow.form')
  return (
    <AgentForm action={startShadowWith} agentId={agentId} className="max-w-3xl space-y-5" noValidate>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
        <SelectField
          name="version"
          label={t('version')}
          initial={versions[1]}
          choices={versions.map((number) => ({ value: number, label: t('versionOption', { number }) }))}
        />
        <SelectField
          name="turns"
          label={t('turns')}
          initial={300}
          choices={[50, 100, 300, 1000, 2000].map((count) => ({ value: count, label: count }))}
        />
        <TextField name="dollars" label={t('dollars')} hint={t('dollarsHint')} inputMode="decimal" />
      </div>
      <SendRow label={t('submit')} />
    </AgentForm>
  )
}
