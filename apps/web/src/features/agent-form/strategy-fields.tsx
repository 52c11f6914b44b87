'use client'

import { placeholders } from '@wis/protocol'
import type { CustomStrategy } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { underlined } from '../../components/link/link.tsx'
import { ErrorText, TextAreaField, TextField, useSent } from './agent-field.tsx'
import { keptText } from './form-state.ts'
import { keptSteps, OwnSteps } from './own-steps.tsx'
import type { StrategyOffer } from './strategy-offers.tsx'
import { promptField, promptLanguages, promptParts } from './wishes.ts'

interface StrategyFieldsProps {
  readonly offers: readonly StrategyOffer[]
}

/** So many strategies stand open. They suit every game. */
const mostOpen = 2

/** The prompts for a model: one of our strategies with its full text, or one's own. */
export function StrategyFields({ offers }: StrategyFieldsProps) {
  const t = useTranslations('newAgent.strategy')
  const { errors, kept } = useSent()
  const [isCopied, setIsCopied] = useState(false)
  const fields = useRef<HTMLFieldSetElement>(null)
  const chosen = keptText(kept, 'strategy') ?? offers[0]?.id
  const [steps, setSteps] = useState(() => keptSteps(kept))
  const [base, setBase] = useState(() => keptText(kept, 'strategyBase') ?? offers[0]?.copy.basedOn ?? '')
  const copy = ({ id, copy: own, calls }: StrategyOffer) => {
    if (fields.current) writeCopy(fields.current, own)
    setBase(own.basedOn ?? '')
    setSteps((before) => (calls.length > 0 ? { of: id, times: (before?.times ?? 0) + 1 } : undefined))
    setIsCopied(true)
  }
  const others = offers.slice(mostOpen)
  const preset = (offer: StrategyOffer) => (
    <li key={offer.id} className="py-3">
      <Preset offer={offer} isChosen={chosen === offer.id} onCopy={() => copy(offer)} />
    </li>
  )
  return (
    <fieldset ref={fields} className="group min-w-0" aria-describedby="agent-strategy-about">
      <legend className="sr-only">{t('legend')}</legend>
      <p className="max-w-[62ch] pb-4 text-sm text-soft">{t('text')}</p>
      <ul className="divide-y divide-line border-y border-line">
        {offers.slice(0, mostOpen).map(preset)}
        {others.length > 0 && (
          <li>
            <details open={others.some(({ id }) => id === chosen)}>
              <summary className="py-3 text-sm font-semibold">{t('more', { count: others.length })}</summary>
              <ul className="divide-y divide-line border-t border-line">{others.map(preset)}</ul>
            </details>
          </li>
        )}
        {chosen !== undefined && chosen !== 'custom' && !offers.some(({ id }) => id === chosen) && (
          <li className="py-3">
            <Choice id={chosen} name={chosen} isChosen />
          </li>
        )}
        <li className="py-3">
          <Choice id="custom" name={t('customName')} text={t('customText')} isChosen={chosen === 'custom'} />
          <p role="status" className="pl-7 text-xs text-soft empty:hidden">
            {isCopied && t('copied')}
          </p>
        </li>
      </ul>
      <p id="agent-strategy-about" aria-live="polite" className="pt-1 text-xs empty:hidden">
        {errors['strategy'] && <ErrorText error={errors['strategy']} />}
      </p>
      <div className="hidden space-y-6 pt-5 group-has-[#strategy-custom:checked]:block">
        <OwnPrompts offers={offers} base={base} />
        {steps && <OwnSteps copied={steps} offers={offers} />}
      </div>
    </fieldset>
  )
}

interface ChoiceProps {
  readonly id: string
  readonly name: string
  readonly text?: string
  readonly isChosen: boolean
}

function Choice({ id, name, text, isChosen }: ChoiceProps) {
  return (
    <label className="flex items-baseline gap-3 text-sm">
      <input type="radio" name="strategy" value={id} id={`strategy-${id}`} defaultChecked={isChosen} />
      <span className="min-w-0">
        <span className="font-semibold">{name}</span> {text && <span className="text-soft">{text}</span>}
      </span>
    </label>
  )
}

interface PresetProps {
  readonly offer: StrategyOffer
  readonly isChosen: boolean
  onCopy(): void
}

function Preset({ offer: { id, name, summary, words }, isChosen, onCopy }: PresetProps) {
  const t = useTranslations('newAgent.strategy')
  return (
    <>
      <Choice id={id} name={name} text={summary} isChosen={isChosen} />
      <details className="pt-1 pl-7 text-sm">
        <summary className={underlined}>{t('show')}</summary>
        {words}
        <button type="button" onClick={onCopy} className={underlined}>
          {t('copy')}
        </button>
      </details>
    </>
  )
}

/** It starts as a copy, so that one's own prompts can be written without a script. */
function OwnPrompts({ offers, base }: StrategyFieldsProps & { readonly base: string }) {
  const t = useTranslations('newAgent.strategy')
  const { kept } = useSent()
  const copy = offers[0]?.copy
  const marked = (name: string) => `{{${name}}}`
  return (
    <div className="space-y-6">
      <input type="hidden" name="strategyBase" value={base} />
      <input type="hidden" name="strategyVersion" defaultValue={keptText(kept, 'strategyVersion') ?? '1'} />
      <TextField name="strategyName" label={t('name')} hint={t('nameHint')} initial={copy?.name} />
      <section>
        <h4 className="label">{t('placeholders')}</h4>
        <p className="max-w-[68ch] pt-1 text-sm text-soft">
          {t('placeholdersText', { alias: marked('alias'), word: marked('word') })}
        </p>
        <dl className="grid gap-x-6 pt-3 text-xs sm:grid-cols-2">
          {placeholders.map((name) => (
            <div key={name} className="flex flex-wrap gap-x-3 border-t border-line py-1.5">
              <dt className="font-mono">{marked(name)}</dt>
              <dd className="text-soft">{t(`about.${name}`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="text-xs text-soft">{t('oneLanguage')}</p>
      <div className="space-y-8">
        {promptLanguages.map((language) => (
          <section key={language} className="min-w-0 space-y-4">
            <h4 className="font-semibold">{t(language === 'en' ? 'english' : 'chinese')}</h4>
            {promptParts.map((part) => (
              <TextAreaField
                key={part}
                name={promptField(language, part)}
                label={t(part)}
                initial={copy?.texts[language]?.[part]}
                rows={part === 'system' ? 8 : 10}
                isCode
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

/** Copies one of our strategies into the fields for one's own, and selects those. */
function writeCopy(fields: HTMLFieldSetElement, { name, texts }: CustomStrategy): void {
  const write = (field: string, text: string) => {
    const input = fields.querySelector(`[name="${field}"]`)
    if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.value = text
  }
  write('strategyName', name)
  for (const language of promptLanguages)
    for (const part of promptParts) write(promptField(language, part), texts[language]?.[part] ?? '')
  fields.querySelector<HTMLInputElement>('#strategy-custom')?.click()
  // The copy is below all other choices.
  fields.querySelector<HTMLInputElement>('[name="strategyName"]')?.focus()
}

/** The owner's settings for requests to a model, if the defaults do not suit. */
export function SettingsFields() {
  const t = useTranslations('newAgent')
  const { errors, kept } = useSent()
  const field = (name: 'temperature' | 'topP' | 'maxTokens') => ({
    name,
    inputMode: 'decimal' as const,
    label: t(`fields.${name}`),
    hint: t(`fields.${name}Hint`),
  })
  const hasError = ['temperature', 'topP', 'maxTokens', 'extra'].some((name) => errors[name])
  const isSet = ['temperature', 'topP', 'maxTokens', 'extra'].some((name) => kept[name]?.[0])
  return (
    <details open={hasError || isSet} className="mt-6 border-y border-line py-4">
      <summary className="text-sm font-semibold">{t('sections.model')}</summary>
      <div className="grid gap-x-8 gap-y-5 pt-4 sm:grid-cols-3">
        <TextField {...field('temperature')} />
        <TextField {...field('topP')} />
        <TextField {...field('maxTokens')} />
        <div className="sm:col-span-3">
          <TextAreaField
            name="extra"
            label={t('fields.extra')}
            hint={t('fields.extraHint')}
            rows={3}
            isCode
          />
        </div>
      </div>
    </details>
  )
}
