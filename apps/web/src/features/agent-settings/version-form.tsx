'use client'

import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { TextField } from '../agent-form/agent-field.tsx'
import { ConnectorFields } from '../agent-form/connector-fields.tsx'
import type { Kept } from '../agent-form/form-state.ts'
import { FormTrouble } from '../agent-form/form-trouble.tsx'
import { isModel } from '../agent-form/owners-kinds.ts'
import type { OwnersKind } from '../agent-form/owners-kinds.ts'
import { SettingsFields } from '../agent-form/settings-fields.tsx'
import { StrategyFields } from '../agent-form/strategy-fields.tsx'
import type { StrategyOffer } from '../agent-form/strategy-offers.tsx'
import { useAgentForm } from '../agent-form/use-agent-form.ts'
import { addVersionWith } from './change-actions.ts'

interface VersionFormProps {
  readonly agentId: string
  readonly kind: OwnersKind
  readonly initial: Kept
  readonly hasToken: boolean
  /** The number of the new version. */
  readonly number: number
  readonly offers: readonly StrategyOffer[]
  /** Whether there may be deals that the new version can play again. */
  readonly hasPlayed: boolean
}

/** The settings for the next version of the agent. Earlier versions stay unchanged. */
export function VersionForm(props: VersionFormProps) {
  const { agentId, kind, initial, hasToken, number, offers, hasPlayed } = props
  const t = useTranslations('agentSettings.versions')
  const { state, isPending, form } = useAgentForm(addVersionWith, { errors: {}, kept: initial })
  const { errors, kept } = state
  return (
    <form {...form} className="space-y-8" noValidate>
      <input type="hidden" name="agent" value={agentId} />
      <input type="hidden" name="kind" value={kind} />
      <ConnectorFields kind={kind} errors={errors} kept={kept} hasToken={hasToken} />
      {isModel(kind) && (
        <div>
          <StrategyFields errors={errors} kept={kept} offers={offers} />
          <SettingsFields errors={errors} kept={kept} />
        </div>
      )}
      <TextField
        errors={errors}
        kept={kept}
        name="note"
        label={t('note')}
        hint={t('noteHint')}
        maxLength={280}
      />
      {hasPlayed && (
        <label className="flex max-w-[68ch] gap-3 text-sm">
          <input type="checkbox" name="trial" defaultChecked className="mt-0.5 size-5 shrink-0" />
          <span>
            {t('trial', { version: number - 1 })}
            <span className="block text-soft">{t('trialHint')}</span>
          </span>
        </label>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button disabled={isPending} className={buttonStyle.primary}>
          {t('add', { version: number })}
        </button>
        <FormTrouble state={state} />
      </div>
    </form>
  )
}
