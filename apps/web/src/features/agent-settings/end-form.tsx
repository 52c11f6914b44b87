'use client'

import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { FormTrouble, TextField, useAgentForm } from '../agent-form/agent-field.tsx'
import { blankState } from '../agent-form/form-state.ts'
import { endWith } from './change-actions.ts'

/** Ends an agent, once its name has been typed. */
export function EndForm({ agentId, name }: { agentId: string; name: string }) {
  const t = useTranslations('agentSettings.end')
  const { state, isPending, form } = useAgentForm(endWith, blankState)
  const { errors, kept } = state
  return (
    <form {...form} className="max-w-sm space-y-4 pt-4" noValidate>
      <input type="hidden" name="agent" value={agentId} />
      <TextField
        errors={errors}
        kept={kept}
        name="confirmName"
        label={t('confirm')}
        hint={t('confirmHint', { name })}
      />
      <button disabled={isPending} className={buttonStyle.primary}>
        {t('now')}
      </button>
      <FormTrouble state={{ ...state, errors: errors['form'] ? { form: errors['form'] } : {} }} />
    </form>
  )
}
