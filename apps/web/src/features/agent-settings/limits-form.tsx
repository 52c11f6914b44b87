'use client'

import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button-style.ts'
import type { Kept } from '../new-agent/form-state.ts'
import { FormTrouble } from '../new-agent/form-trouble.tsx'
import { LimitFields } from '../new-agent/limit-fields.tsx'
import type { OwnersKind } from '../new-agent/owners-kinds.ts'
import { useAgentForm } from '../new-agent/use-agent-form.ts'
import { saveLimitsWith } from './change-actions.ts'

interface LimitsFormProps {
  readonly agentId: string
  readonly kind: OwnersKind
  readonly initial: Kept
}

export function LimitsForm({ agentId, kind, initial }: LimitsFormProps) {
  const t = useTranslations('agentSettings.profile')
  const { state, isPending, form } = useAgentForm(saveLimitsWith, { errors: {}, kept: initial })
  return (
    <form {...form} className="space-y-5" noValidate>
      <input type="hidden" name="agent" value={agentId} />
      <LimitFields errors={state.errors} kept={state.kept} kind={kind} isOpen />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button disabled={isPending} className={buttonStyle.primary}>
          {t('save')}
        </button>
        <FormTrouble state={state} />
        {state.isDone && (
          <p role="status" className="text-sm">
            {t('saved')}
          </p>
        )}
      </div>
    </form>
  )
}
