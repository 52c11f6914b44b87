'use client'

import { useTranslations } from 'next-intl'
import { AgentForm, SendRow, TextField, useSent } from '../agent-form/agent-field.tsx'
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
  return (
    <AgentForm
      action={addVersionWith}
      agentId={agentId}
      hidden={{ kind }}
      initial={initial}
      className="space-y-8"
      noValidate
    >
      <ConnectorFields kind={kind} hasToken={hasToken} />
      {isModel(kind) && (
        <div>
          <StrategyFields offers={offers} />
          <SettingsFields />
        </div>
      )}
      <TextField name="note" label={t('note')} hint={t('noteHint')} maxLength={280} />
      <WayToBegin number={number} hasPlayed={hasPlayed} canListen={canListen} />
      <SendRow label={t('add', { version: number })} />
    </AgentForm>
  )
}

function WayToBegin({
  number,
  hasPlayed,
  canListen,
}: Pick<VersionFormProps, 'number' | 'hasPlayed' | 'canListen'>) {
  const t = useTranslations('agentSettings.versions.begin')
  const chosen = useSent().kept['begin']?.[0] ?? (hasPlayed ? 'trial' : 'now')
  const begins = waysToBegin.filter((begin) => begin === 'now' || (begin === 'trial' ? hasPlayed : canListen))
  return (
    <fieldset className="space-y-3 text-sm">
      <legend className="label pb-2">{t('legend', { version: number })}</legend>
      {begins.map((begin) => (
        <label key={begin} className="flex max-w-[68ch] gap-3">
          <input
            type="radio"
            name="begin"
            value={begin}
            defaultChecked={begin === chosen}
            className="mt-0.5 size-5 shrink-0"
          />
          <span>
            {t(begin, { before: number - 1 })}
            <span className="block text-soft">{t(`${begin}Hint`, { before: number - 1 })}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
