'use client'

import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button-style.ts'
import { ConnectorFields } from '../new-agent/connector-fields.tsx'
import { TextField } from '../new-agent/form-field.tsx'
import type { Kept } from '../new-agent/form-state.ts'
import { FormTrouble } from '../new-agent/form-trouble.tsx'
import { isModel } from '../new-agent/owners-kinds.ts'
import type { OwnersKind } from '../new-agent/owners-kinds.ts'
import { SettingsFields } from '../new-agent/settings-fields.tsx'
import { StrategyFields } from '../new-agent/strategy-fields.tsx'
import { useAgentForm } from '../new-agent/use-agent-form.ts'
import { addVersionWith } from './change-actions.ts'

interface VersionFormProps {
  readonly agentId: string
  readonly kind: OwnersKind
  readonly initial: Kept
  readonly hasToken: boolean
  /** The number it will have. */
  readonly number: number
}

/** How the agent is reached and asked from now on; what it was before stays as it was. */
export function VersionForm({ agentId, kind, initial, hasToken, number }: VersionFormProps) {
  const t = useTranslations('agentSettings.versions')
  const { state, isPending, form } = useAgentForm(addVersionWith, { errors: {}, kept: initial })
  const { errors, kept } = state
  return (
    <form {...form} className="space-y-8" noValidate>
      <input type="hidden" name="agent" value={agentId} />
      <input type="hidden" name="kind" value={kind} />
      <ConnectorFields {...{ kind, errors, kept, hasToken }} />
      {isModel(kind) && (
        <div>
          <StrategyFields {...{ errors, kept }} />
          <SettingsFields {...{ errors, kept }} />
        </div>
      )}
      <TextField {...{ errors, kept, name: 'note', label: t('note'), hint: t('noteHint') }} maxLength={280} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button disabled={isPending} className={buttonStyle.primary}>
          {t('add', { version: number })}
        </button>
        <FormTrouble state={state} />
      </div>
    </form>
  )
}
