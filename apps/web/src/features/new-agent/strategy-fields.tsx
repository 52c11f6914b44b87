'use client'

import { copyOf, exampleTable, isExperiment, messagesFor, placeholders, strategies } from '@wis/protocol'
import type { Strategy } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import type { AgentFormState } from './form-state.ts'
import { keptText } from './form-state.ts'
import { ErrorText, TextAreaField, TextField } from './form-field.tsx'
import { promptField, promptLanguages, promptParts } from './wishes.ts'

type StrategyFieldsProps = Pick<AgentFormState, 'errors' | 'kept'>

/** How a model is asked: one of ours, every word of it shown, or one's own. */
export function StrategyFields({ errors, kept }: StrategyFieldsProps) {
  const t = useTranslations('newAgent.strategy')
  const [isCopied, setIsCopied] = useState(false)
  const fields = useRef<HTMLFieldSetElement>(null)
  const chosen = keptText(kept, 'strategy') ?? strategies[0]?.id
  const copy = (strategy: Strategy) => {
    if (fields.current) writeCopy(fields.current, strategy)
    setIsCopied(true)
  }
  return (
    <fieldset ref={fields} className="group min-w-0" aria-describedby="agent-strategy-about">
      <legend className="sr-only">{t('legend')}</legend>
      <p className="max-w-[62ch] pb-4 text-sm text-soft">{t('text')}</p>
      <ul className="divide-y divide-line border-y border-line">
        {strategies.map((strategy) => (
          <li key={strategy.id} className="py-3">
            <Preset strategy={strategy} isChosen={chosen === strategy.id} onCopy={() => copy(strategy)} />
          </li>
        ))}
        {chosen !== undefined && isExperiment({ preset: chosen }) && (
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
      <div className="hidden pt-5 group-has-[#strategy-custom:checked]:block">
        <OwnPrompts errors={errors} kept={kept} />
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
      <input
        type="radio"
        name="strategy"
        value={id}
        id={`strategy-${id}`}
        defaultChecked={isChosen}
        className="accent-current"
      />
      <span className="min-w-0">
        <span className="font-semibold">{name}</span> {text && <span className="text-soft">{text}</span>}
      </span>
    </label>
  )
}

interface PresetProps {
  readonly strategy: Strategy
  readonly isChosen: boolean
  onCopy(): void
}

function Preset({ strategy, isChosen, onCopy }: PresetProps) {
  const t = useTranslations('newAgent.strategy')
  const locale = useLocale()
  return (
    <>
      <Choice
        {...{ id: strategy.id, name: strategy.name[locale], text: strategy.summary[locale], isChosen }}
      />
      <details className="pt-1 pl-7 text-sm">
        <summary className="underline decoration-rim underline-offset-4">{t('show')}</summary>
        <dl className="space-y-3 py-3">
          {promptParts.map((part) => (
            <div key={part}>
              <dt className="label pb-1">{t(part)}</dt>
              <dd>
                <Prompt text={strategy.texts[locale][part]} />
              </dd>
            </div>
          ))}
        </dl>
        <details className="pb-3">
          <summary className="underline decoration-rim underline-offset-4">{t('example')}</summary>
          <div className="space-y-3 pt-3">
            {messagesFor(strategy, exampleTable(locale, 'vote')).map(({ role, content }) => (
              <Prompt key={role} text={content} />
            ))}
          </div>
        </details>
        <button type="button" onClick={onCopy} className="underline decoration-rim underline-offset-4">
          {t('copy')}
        </button>
      </details>
    </>
  )
}

function Prompt({ text }: { text: string }) {
  return (
    <pre className="rounded-card border border-line bg-sunken p-3 font-mono text-xs leading-relaxed break-words whitespace-pre-wrap">
      {text}
    </pre>
  )
}

/** Filled with a copy from the start, so that one's own prompts can be written without any script. */
function OwnPrompts({ errors, kept }: StrategyFieldsProps) {
  const t = useTranslations('newAgent.strategy')
  const [first] = strategies
  const copy = first && copyOf(first)
  const marked = (name: string) => `{{${name}}}`
  return (
    <div className="space-y-6">
      <input
        type="hidden"
        name="strategyBase"
        defaultValue={keptText(kept, 'strategyBase') ?? copy?.basedOn ?? ''}
      />
      <input type="hidden" name="strategyVersion" defaultValue={keptText(kept, 'strategyVersion') ?? '1'} />
      <TextField
        {...{ errors, kept, name: 'strategyName', label: t('name'), hint: t('nameHint') }}
        initial={copy?.name}
      />
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
      <div className="grid gap-8 lg:grid-cols-2">
        {promptLanguages.map((language) => (
          <section key={language} className="min-w-0 space-y-4">
            <h4 className="font-semibold">{t(language === 'en' ? 'english' : 'chinese')}</h4>
            {promptParts.map((part) => (
              <TextAreaField
                key={part}
                {...{ errors, kept, name: promptField(language, part), label: t(part) }}
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

/** Puts a strategy of ours into the fields of one's own, and chooses that. */
function writeCopy(fields: HTMLFieldSetElement, strategy: Strategy): void {
  const { name, basedOn = '', texts } = copyOf(strategy)
  const write = (field: string, text: string) => {
    const input = fields.querySelector(`[name="${field}"]`)
    if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.value = text
  }
  write('strategyName', name)
  write('strategyBase', basedOn)
  for (const language of promptLanguages)
    for (const part of promptParts) write(promptField(language, part), texts[language]?.[part] ?? '')
  fields.querySelector<HTMLInputElement>('#strategy-custom')?.click()
}
