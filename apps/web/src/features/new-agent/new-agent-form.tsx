'use client'

import { noticeCount, turnCount } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { AgentForm, FormTrouble, SendButton, useSent } from '../agent-form/agent-field.tsx'
import { ConnectorFields } from '../agent-form/connector-fields.tsx'
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
  const { kind } = suggestion
  return (
    <AgentForm
      action={registerWith}
      hidden={{ kind }}
      initial={suggestion.kept}
      id="form"
      className="grid gap-x-16 gap-y-12 [counter-reset:step] lg:grid-cols-[minmax(0,40rem)_minmax(0,20rem)] [&_:is(a,button,input,select,summary,textarea)]:scroll-mb-24"
      noValidate
    >
      {/* The button that the Enter key presses, because the first button of the form would look the text up again. */}
      <button tabIndex={-1} aria-hidden="true" className="hidden" />
      <div className="min-w-0 space-y-12">
        <Connection suggestion={suggestion} />
        {isModel(kind) && (
          <Part title={t('sections.strategy')}>
            <StrategyFields offers={offers} />
            <SettingsFields />
          </Part>
        )}
        <Part title={t('sections.identity')}>
          <IdentityFields locale={locale} />
        </Part>
        <div>
          <MakeUpFields />
          <LimitFields kind={kind} />
        </div>
        <Doubt />
      </div>
      <Registration kind={kind} forecast={forecast} />
    </AgentForm>
  )
}

function Connection({ suggestion: { kind, providers } }: { suggestion: Suggestion }) {
  const t = useTranslations('newAgent')
  const { recognition, toConfirm, isPending } = useSent()
  const found = recognition?.lookUp.thing
  return (
    <Part title={`${t('sections.connection')}: ${t(`kinds.${kind}.name`)}`}>
      <ConnectorFields kind={kind} providers={found?.kind === 'model' ? found.providers : providers} />
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
function Doubt() {
  const t = useTranslations('newAgent')
  const { recognition, toConfirm } = useSent()
  if (!recognition || toConfirm === undefined) return null
  return (
    <div className="space-y-4">
      <Found recognition={recognition} />
      <label className="flex items-baseline gap-3 text-sm">
        {/* The key keeps a tick for one doubt from counting for another. */}
        <input key={toConfirm} type="checkbox" name="confirmed" value={toConfirm} />
        {t('confirm', { id: toConfirm })}
      </label>
    </div>
  )
}

interface RegistrationProps {
  readonly kind: OwnersKind
  readonly forecast: ReactNode
}

function Registration({ kind, forecast }: RegistrationProps) {
  const t = useTranslations('newAgent')
  const { isPending } = useSent()
  const callsOf = (played: readonly string[]) =>
    turnCount(played) + (kind === 'hf-space' ? noticeCount(played) : 0)
  return (
    <>
      <aside className="self-start rounded-card border border-line bg-raised p-4 text-sm text-soft lg:sticky lg:top-6">
        <h3 className="pb-1 font-semibold text-ink">{t('takes')}</h3>
        {t(kind === 'outbound' ? 'afterOutbound' : 'after', {
          few: callsOf(['en']),
          many: callsOf(['en', 'zh']),
        })}
        {forecast && <p className="pt-2">{forecast}</p>}
      </aside>
      <div className="sticky bottom-0 z-20 -mx-4 -mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line bg-ground px-4 py-3">
        <SendButton>{t(isPending ? 'submitting' : 'submit')}</SendButton>
        <FormTrouble />
      </div>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="[counter-increment:step]">
      <h3 className="display pb-5 text-xl before:mr-3 before:text-brass before:content-[counter(step)]">
        {title}
      </h3>
      {children}
    </section>
  )
}
