'use client'

import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { AgentField } from '../agent-form/agent-field.tsx'
import { blankState } from '../agent-form/form-state.ts'
import { FormTrouble } from '../agent-form/form-trouble.tsx'
import { useAgentForm } from '../agent-form/use-agent-form.ts'
import { saveAvatarWith } from './avatar-actions.ts'

export function AvatarForm({ agentId }: { agentId: string }) {
  const t = useTranslations('agentSettings.avatar')
  const { state, isPending, form } = useAgentForm(saveAvatarWith, blankState)
  return (
    <form {...form} className="flex flex-wrap items-start gap-4">
      <input type="hidden" name="agent" value={agentId} />
      <AgentField {...{ name: 'avatar', label: t('file'), hint: t('text'), error: state.errors['avatar'] }}>
        {(described) => (
          <input
            {...described}
            type="file"
            name="avatar"
            accept="image/png,image/jpeg,image/webp,image/gif"
            required
            className="block w-full max-w-sm text-sm file:mr-4 file:h-11 file:rounded-card file:border file:border-solid file:border-rim file:bg-transparent file:px-4 file:text-ink"
          />
        )}
      </AgentField>
      <button disabled={isPending} className={`${buttonStyle.quiet} mt-5`}>
        {t('save')}
      </button>
      <FormTrouble state={{ ...state, errors: state.errors['form'] ? { form: state.errors['form'] } : {} }} />
    </form>
  )
}
