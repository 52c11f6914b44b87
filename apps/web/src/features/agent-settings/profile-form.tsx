'use client'

import type { OwnerAgentPage } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { FormTrouble, TextField, useAgentForm } from '../agent-form/agent-field.tsx'
import { ChoiceBoxes } from '../agent-form/choice-boxes.tsx'
import type { AgentFormState, Kept } from '../agent-form/form-state.ts'
import { IdentityFields, MakeUpFields } from '../agent-form/identity-fields.tsx'
import { LimitFields } from '../agent-form/limit-fields.tsx'
import type { OwnersKind } from '../agent-form/owners-kinds.ts'
import { saveLimitsWith, saveProfileWith } from './change-actions.ts'

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

interface LimitsFormProps {
  readonly agentId: string
  readonly kind: OwnersKind
  readonly initial: Kept
  readonly games: readonly GameName[]
  readonly languages: readonly string[]
  readonly defaultPrices: OwnerAgentPage['defaultPrices']
}

export function LimitsForm({ agentId, kind, initial, ...plays }: LimitsFormProps) {
  const { state, isPending, form } = useAgentForm(saveLimitsWith, { errors: {}, kept: initial })
  return (
    <form {...form} className="space-y-5" noValidate>
      <input type="hidden" name="agent" value={agentId} />
      <LimitFields errors={state.errors} kept={state.kept} kind={kind} plays={plays} />
      <SaveRow state={state} isPending={isPending} />
    </form>
  )
}

/** Saves a form of settings, and shows the result. */
function SaveRow({ state, isPending }: { state: AgentFormState; isPending: boolean }) {
  const t = useTranslations('agentSettings.profile')
  return (
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
  )
}
