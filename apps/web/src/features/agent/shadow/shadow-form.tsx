'use client'

import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { FormTrouble, SelectField, TextField, useAgentForm } from '../../agent-form/agent-field.tsx'
import { blankState } from '../../agent-form/form-state.ts'
import { startShadowWith } from './shadow-actions.ts'

interface ShadowFormProps {
  readonly agentId: string
  /** The newest first, which is the one that plays. */
  readonly versions: readonly number[]
}

/** Has a version asked the turns that another one plays, with a budget of its own. */
export function ShadowForm({ agentId, versions }: ShadowFormProps) {
  const t = useTranslations('shadow.form')
  const { state, isPending, form } = useAgentForm(startShadowWith, blankState)
  const { errors, kept } = state
  return (
    <form {...form} className="max-w-3xl space-y-5" noValidate>
      <input type="hidden" name="agent" value={agentId} />
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-3">
        <SelectField
          name="version"
          label={t('version')}
          initial={kept['version']?.[0] ?? versions[1]}
          choices={versions.map((number) => ({ value: number, label: t('versionOption', { number }) }))}
        />
        <SelectField
          name="turns"
          label={t('turns')}
          initial={kept['turns']?.[0] ?? 300}
          choices={[50, 100, 300, 1000, 2000].map((count) => ({ value: count, label: count }))}
        />
        <TextField
          errors={errors}
          kept={kept}
          name="dollars"
          label={t('dollars')}
          hint={t('dollarsHint')}
          inputMode="decimal"
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button disabled={isPending} className={buttonStyle.primary}>
          {t('submit')}
        </button>
        <FormTrouble state={state} />
      </div>
    </form>
  )
}
