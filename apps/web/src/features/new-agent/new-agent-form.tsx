'use client'

import { noticeCount, turnCount } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { FormTrouble, useAgentForm } from '../agent-form/agent-field.tsx'
import { ConnectorFields } from '../agent-form/connector-fields.tsx'
import type { AgentFormState } from '../agent-form/form-state.ts'
import { IdentityFields, MakeUpFields } from '../agent-form/identity-fields.tsx'
import { LimitFields } from '../agent-form/limit-fields.tsx'
import { isModel } from '../agent-form/owners-kinds.ts'
import type { OwnersKind } from '../agent-form/owners-kinds.ts'
import { SettingsFields, StrategyFields } from '../agent-form/strategy-fields.tsx'
import type { StrategyOffer } from '../agent-form/strategy-offers.tsx'
import { Found } from './found.tsx'
import { registerWith } from './register-with.ts'
import type { Suggestion } from './suggestion.ts'

const lookedUp = ['hf-space', 'hf-model']

interface NewAgentFormProps {
  readonly suggestion: Suggestion
  readonly locale: 'en' | 'zh'
  readonly offers: readonly StrategyOffer[]
  /** What a match costs and how long it takes. */
  readonly forecast: ReactNode
}

/**
 * All the settings of a new agent on one page. Faults are shown at their fields, and nothing that was typed is lost.
 */
export function NewAgentForm({ suggestion, locale, offers, forecast }: NewAgentFormProps) {
  const t = useTranslations('newAgent')
  const { state, isPending, form } = useAgentForm(registerWith, { errors: {}, kept: suggestion.kept })
  const { errors, kept } = state
  const { kind } = suggestion
  return (
    <form {...form} id="form" className="space-y-12" noValidate>
      <input type="hidden" name="kind" value={kind} />
      {/* The button that the Enter key presses, because the first button of the form would look the text up again. */}
      <button tabIndex={-1} aria-hidden="true" className="hidden" />
      <Connection suggestion={suggestion} state={state} isPending={isPending} />
      {isModel(kind) && (
        <Part title={t('sections.strategy')}>
          <StrategyFields errors={errors} kept={kept} offers={offers} />
          <SettingsFields errors={errors} kept={kept} />
        </Part>
      )}
      <Part title={t('sections.identity')}>
        <IdentityFields errors={errors} kept={kept} locale={locale} />
        <div className="pt-8">
          <MakeUpFields errors={errors} kept={kept} />
        </div>
      </Part>
      <LimitFields errors={errors} kept={kept} kind={kind} />
      <Doubt state={state} />
      <Registration kind={kind} state={state} isPending={isPending} forecast={forecast} />
    </form>
  )
}

interface PartOfForm {
  readonly state: AgentFormState
  readonly isPending: boolean
}

interface ConnectionProps extends PartOfForm {
  readonly suggestion: Suggestion
}

function Connection({ suggestion: { kind, providers }, state, isPending }: ConnectionProps) {
  const t = useTranslations('newAgent')
  const { errors, kept, recognition, toConfirm } = state
  const found = recognition?.lookUp.thing
  return (
    <Part title={`${t('sections.connection')}: ${t(`kinds.${kind}.name`)}`}>
      <ConnectorFields
        kind={kind}
        errors={errors}
        kept={kept}
        providers={found?.kind === 'model' ? found.providers : providers}
      />
      {lookedUp.includes(kind) && (
        <div className="pt-5">
          <button name="intent" value="look" disabled={isPending} className={buttonStyle.quiet}>
            {t(recognition ? 'found.again' : 'found.this')}
          </button>
        </div>
      )}
      {recognition && toConfirm === undefined && (
        <div className="pt-5">
          <Found recognition={recognition} />
        </div>
      )}
    </Part>
  )
}

/** What was found beside the box that says it is meant nevertheless. */
function Doubt({ state: { recognition, toConfirm } }: Pick<PartOfForm, 'state'>) {
  const t = useTranslations('newAgent')
  if (!recognition || toConfirm === undefined) return null
  return (
    <div className="space-y-4">
      <Found recognition={recognition} />
      <label className="flex items-baseline gap-3 text-sm">
        {/* The key keeps a tick for one doubt from counting for another. */}
        <input
          key={toConfirm}
          type="checkbox"
          name="confirmed"
          value={toConfirm}
          className="accent-current"
        />
        {t('confirm', { id: toConfirm })}
      </label>
    </div>
  )
}

interface RegistrationProps extends PartOfForm {
  readonly kind: OwnersKind
  readonly forecast: ReactNode
}

/** The button that registers the agent, and the calls that this brings to it. */
function Registration({ kind, state, isPending, forecast }: RegistrationProps) {
  const t = useTranslations('newAgent')
  const callsOf = (played: readonly string[]) =>
    turnCount(played) + (kind === 'hf-space' ? noticeCount(played) : 0)
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <button disabled={isPending} className={buttonStyle.primary}>
        {t(isPending ? 'submitting' : 'submit')}
      </button>
      <p className="max-w-[48ch] min-w-0 flex-1 basis-64 text-sm text-soft">
        {t(kind === 'outbound' ? 'afterOutbound' : 'after', {
          few: callsOf(['en']),
          many: callsOf(['en', 'zh']),
        })}
        {forecast && <span className="block pt-1">{forecast}</span>}
      </p>
      <FormTrouble state={state} />
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="display pb-5 text-xl">{title}</h3>
      {children}
    </section>
  )
}
