'use client'

import { useTranslations } from 'next-intl'
import { TextField } from '../agent-form/agent-field.tsx'
import { ChoiceBoxes } from '../agent-form/choice-boxes.tsx'
import type { Kept } from '../agent-form/form-state.ts'
import { IdentityFields } from '../agent-form/identity-fields.tsx'
import { MakeUpFields } from '../agent-form/make-up-fields.tsx'
import { useAgentForm } from '../agent-form/use-agent-form.ts'
import { saveProfileWith } from './change-actions.ts'
import { SaveRow } from './save-row.tsx'

interface ProfileFormProps {
  readonly agentId: string
  readonly initial: Kept
  readonly games: readonly GameName[]
}

export function ProfileForm({ agentId, initial, games }: ProfileFormProps) {
  const t = useTranslations('agentSettings.profile')
  const { state, isPending, form } = useAgentForm(saveProfileWith, { errors: {}, kept: initial })
  const { errors, kept } = state
  return (
    <form {...form} className="space-y-5" noValidate>
      <input type="hidden" name="agent" value={agentId} />
      <IdentityFields errors={errors} kept={kept} locale="en" />
      <ChoiceBoxes
        name="games"
        legend={t('games')}
        hint={t('gamesHint')}
        choices={games}
        chosen={kept['games'] ?? []}
      />
      <MakeUpFields errors={errors} kept={kept} />
      <TextField
        errors={errors}
        kept={kept}
        name="sourceUrl"
        label={t('sourceUrl')}
        hint={t('sourceUrlHint')}
        inputMode="url"
        maxLength={500}
      />
      {(['published', 'publishesCost'] as const).map((name) => (
        <label key={name} className="flex items-baseline gap-3 text-sm">
          <input
            type="checkbox"
            name={name}
            defaultChecked={kept[name]?.[0] === 'on'}
            className="accent-current"
          />
          <span>
            {t(name)}
            <span className="block text-xs text-soft">{t(`${name}Hint`)}</span>
          </span>
        </label>
      ))}
      <SaveRow state={state} isPending={isPending} />
    </form>
  )
}

export interface GameName {
  readonly id: string
  readonly name: string
}
