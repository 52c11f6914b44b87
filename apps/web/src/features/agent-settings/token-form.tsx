'use client'

import { useTranslations } from 'next-intl'
import { AgentForm, FormTrouble, SecretField, SelectField, SendButton } from '../agent-form/agent-field.tsx'
import { Done } from './action-form.tsx'
import { replaceTokenWith } from './change-actions.ts'

/** In minutes: destroyed at once, an hour, a day, a week. */
const overlaps = [0, 60, 1440, 10_080]

export function TokenForm({ agentId, hasToken }: { agentId: string; hasToken: boolean }) {
  const t = useTranslations('agentSettings.token')
  return (
    <AgentForm action={replaceTokenWith} agentId={agentId} className="flex flex-wrap items-start gap-4">
      <div className="w-full max-w-sm">
        <SecretField label={t('label')} isRequired />
      </div>
      {hasToken && (
        <SelectField
          name="earlierValidMinutes"
          label={t('overlap')}
          initial={60}
          choices={overlaps.map((minutes) => ({ value: minutes, label: t('overlapFor', { minutes }) }))}
        />
      )}
      <SendButton look="quiet" className="mt-5">
        {t(hasToken ? 'save' : 'give')}
      </SendButton>
      <div className="w-full text-sm empty:hidden">
        <Done />
        <FormTrouble countsFields={false} />
      </div>
    </AgentForm>
  )
}
