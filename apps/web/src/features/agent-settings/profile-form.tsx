'use client'

import type { OwnerAgentPage } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { AgentForm, SendRow, TextField, useSent } from '../agent-form/agent-field.tsx'
import { ChoiceBoxes } from '../agent-form/choice-boxes.tsx'
import type { Kept } from '../agent-form/form-state.ts'
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
  return (
    <AgentForm action={saveProfileWith} agentId={agentId} initial={initial} className="space-y-5" noValidate>
      <ProfileFields games={games} />
      <SaveRow />
    </AgentForm>
  )
}

function ProfileFields({ games }: Pick<ProfileFormProps, 'games'>) {
  const t = useTranslations('agentSettings.profile')
  const { kept } = useSent()
  return (
    <>
      <IdentityFields locale="en" />
      <ChoiceBoxes
        name="games"
        legend={t('games')}
        hint={t('gamesHint')}
        choices={games}
        chosen={kept['games'] ?? []}
      />
      <MakeUpFields />
      <TextField
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
    </>
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
  return (
    <AgentForm action={saveLimitsWith} agentId={agentId} initial={initial} className="space-y-5" noValidate>
      <LimitFields kind={kind} plays={plays} />
      <SaveRow />
    </AgentForm>
  )
}

function SaveRow() {
  const t = useTranslations('agentSettings.profile')
  const { isDone } = useSent()
  return (
    <SendRow label={t('save')}>
      {isDone && (
        <p role="status" className="text-sm">
          {t('saved')}
        </p>
      )}
    </SendRow>
  )
}
