'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AgentForm, SendRow, TextField, TickField, useSent } from '../agent-form/agent-field.tsx'
import { ChoiceBoxes } from '../agent-form/choice-boxes.tsx'
import type { Kept } from '../agent-form/form-state.ts'
import { IdentityFields, MakeUpFields } from '../agent-form/identity-fields.tsx'
import { saveSettingsWith } from './change-actions.ts'

interface ProfileFieldsProps {
  readonly games: readonly GameName[]
}

export function ProfileFields({ games }: ProfileFieldsProps) {
  const t = useTranslations('agentSettings.profile')
  const { kept } = useSent()
  return (
    <div className="space-y-5">
      <IdentityFields locale="en" />
      <ChoiceBoxes
        name="games"
        legend={t('games')}
        hint={t('gamesHint')}
        choices={games}
        chosen={kept['games'] ?? []}
      />
      <TextField
        name="sourceUrl"
        label={t('sourceUrl')}
        hint={t('sourceUrlHint')}
        inputMode="url"
        maxLength={500}
      />
      {(['published', 'publishesCost'] as const).map((name) => (
        <TickField key={name} name={name} label={t(name)} hint={t(`${name}Hint`)} />
      ))}
      <MakeUpFields />
    </div>
  )
}

export interface GameName {
  readonly id: string
  readonly name: string
}

interface SettingsFormProps {
  readonly agentId: string
  readonly initial: Kept
  readonly className: string
  readonly children: ReactNode
}

/** All that is saved at once. Its button stays in sight, below whatever was changed. */
export function SettingsForm({ agentId, initial, className, children }: SettingsFormProps) {
  return (
    <AgentForm action={saveSettingsWith} agentId={agentId} initial={initial} className={className} noValidate>
      {children}
      <SaveBar />
    </AgentForm>
  )
}

function SaveBar() {
  const t = useTranslations('agentSettings.profile')
  const { isDone } = useSent()
  return (
    <div className="sticky bottom-0 z-20 border-y border-line bg-ground py-3 max-sm:-mx-4 max-sm:px-4 max-sm:[&_button]:shrink-0 max-sm:[&>div]:flex-nowrap">
      <SendRow label={t('save')}>
        <p role="status" className={isDone ? 'text-sm' : 'text-xs text-soft'}>
          {t(isDone ? 'saved' : 'saves')}
        </p>
      </SendRow>
    </div>
  )
}
