'use client'

import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { FormTrouble, TextField, useAgentForm } from '../agent-form/agent-field.tsx'
import { ConnectorFields } from '../agent-form/connector-fields.tsx'
import type { Kept } from '../agent-form/form-state.ts'
import { isModel } from '../agent-form/owners-kinds.ts'
import type { OwnersKind } from '../agent-form/owners-kinds.ts'
import { SettingsFields, StrategyFields } from '../agent-form/strategy-fields.tsx'
import type { StrategyOffer } from '../agent-form/strategy-offers.tsx'
import { waysToBegin } from './begun.tsx'
import { addVersionWith } from './change-actions.ts'

interface VersionFormProps {
  readonly agentId: string
  readonly kind: OwnersKind
  readonly initial: Kept
  readonly hasToken: boolean
  /** The number of the new version. */
  readonly number: number
  readonly offers: readonly StrategyOffer[]
  /** Whether there may be deals that the new version can play again. Both cost: only whoever may spend is offered them. */
  readonly hasPlayed: boolean
  /** Whether it can be asked beside the matches of the version that plays. */
  readonly canListen: boolean
}

/** The settings for the next version of the agent. Earlier versions stay unchanged. */
export function VersionForm(props: VersionFormProps) {
  const { agentId, kind, initial, hasToken, number, offers, hasPlayed, canListen } = props
  const t = useTranslations('agentSettings.versions')
  const { state, isPending, form } = useAgentForm(addVersionWith, { errors: {}, kept: initial })
  const { errors, kept } = state
  const begins = waysToBegin.filter((begin) => begin === 'now' || (begin === 'trial' ? hasPlayed : canListen))
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
      <fieldset className="space-y-3 text-sm">
        <legend className="label pb-2">{t('begin.legend', { version: number })}</legend>
        {begins.map((begin) => (
          <label key={begin} className="flex max-w-[68ch] gap-3">
            <input
              type="radio"
              name="begin"
              value={begin}
              defaultChecked={begin === (kept['begin']?.[0] ?? (hasPlayed ? 'trial' : 'now'))}
              className="mt-0.5 size-5 shrink-0"
            />
            <span>
              {t(`begin.${begin}`, { before: number - 1 })}
              <span className="block text-soft">{t(`begin.${begin}Hint`, { before: number - 1 })}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <button disabled={isPending} className={buttonStyle.primary}>
          {t('add', { version: number })}
        </button>
        <FormTrouble state={state} />
      </div>
    </form>
  )
}
