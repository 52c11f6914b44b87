'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../components/button-style.ts'
import { createWith } from './actions.ts'
import { CheckField, ChoiceField, TextField } from './form-controls.tsx'
import type { SeasonFields, SeasonFormState } from './season-form-data.ts'

interface SeasonFormProps {
  readonly begins: SeasonFields
  readonly rulesets: readonly { readonly id: string; readonly label: string }[]
}

/** All that a season is made of, in five parts. Works without a script, and keeps what was written. */
export function SeasonForm({ begins, rulesets }: SeasonFormProps) {
  const t = useTranslations('organize')
  const tTerms = useTranslations('seasons')
  const blank: SeasonFormState = { kept: begins, errors: {} }
  const [state, action, isPending] = useActionState(createWith, blank)
  const { kept, errors } = state
  const errorOf = (name: string) => {
    const error = errors[name]
    return error && t(`errors.${error.code}`, { ...error.values })
  }
  const field = (name: string) => ({ name, value: kept[name], error: errorOf(name) })
  const options = <const Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
    values.map((value) => ({ value, label: label(value) }))
  return (
    <form action={action} className="max-w-3xl space-y-12" key={JSON.stringify(begins)}>
      <Part title={t('parts.about')}>
        <TextField {...field('name')} label={t('name')} most={80} isRequired />
        <TextField {...field('description')} label={t('description')} hint={t('descriptionHint')} rows={4} />
        <fieldset>
          <legend className="label pb-1">{t('languages')}</legend>
          {(['en', 'zh'] as const).map((language) => (
            <CheckField
              key={language}
              name="languages"
              value={language}
              label={t(`language.${language}`)}
              isChecked={kept.languages.split(' ').includes(language)}
            />
          ))}
          <Wrong error={errorOf('languages')} />
        </fieldset>
        <label className="block">
          <span className="label block pb-1">{t('ruleset')}</span>
          <select
            name="ruleset"
            defaultValue={kept['ruleset']}
            className="h-11 w-full rounded-card border border-line bg-raised px-3 text-sm hover:border-strong"
          >
            {rulesets.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          <Wrong error={errorOf('ruleset')} />
        </label>
      </Part>
      <Part title={t('parts.format')}>
        <ChoiceField
          {...field('format')}
          label={t('format')}
          options={options(['ladder', 'round-robin', 'knockout'], (one) => tTerms(`format.${one}`))}
        />
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
          <TextField {...field('deals')} label={t('deals')} hint={t('dealsHint')} isNumeric />
          <TextField
            {...field('matchesPerAgent')}
            label={t('matchesPerAgent')}
            hint={t('matchesPerAgentHint')}
            isNumeric
          />
          <TextField {...field('stopWidth')} label={t('stopWidth')} hint={t('stopWidthHint')} isNumeric />
        </div>
        <TextField {...field('endsAt')} label={t('endsAt')} hint={t('endsAtHint')} type="datetime-local" />
      </Part>
      <Part title={t('parts.entry')}>
        <ChoiceField
          {...field('entry')}
          label={t('entryRule')}
          options={options(['open', 'approval', 'invitation'], (one) => tTerms(`entry.${one}`))}
        />
        <TextField
          {...field('entryEndsAt')}
          label={t('entryEndsAt')}
          hint={t('entryEndsAtHint')}
          type="datetime-local"
        />
        <ChoiceField
          {...field('versions')}
          label={t('versions')}
          options={options(['live', 'frozen'], (one) => tTerms(`versions.${one}`))}
        />
        <CheckField name="experiments" label={t('experiments')} isChecked={kept['experiments'] === 'on'} />
      </Part>
      <Part title={t('parts.words')}>
        <ChoiceField
          {...field('words')}
          label={t('wordSource')}
          options={options(['collection', 'sealed'], (one) => tTerms(`words.${one}`))}
        />
        <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <TextField {...field('pairs-en')} label={t('pairs.en')} hint={t('pairsHint')} rows={6} />
          <TextField {...field('pairs-zh')} label={t('pairs.zh')} hint={t('pairsHint')} rows={6} />
        </div>
      </Part>
      <Part title={t('parts.results')}>
        <CheckField
          name="embargo"
          label={t('embargo')}
          hint={t('embargoHint')}
          isChecked={kept['embargo'] === 'on'}
        />
      </Part>
      <div aria-live="polite">
        <Wrong error={errorOf('form')} />
        <button disabled={isPending} className={buttonStyle.primary}>
          {t('submit')}
        </button>
      </div>
    </form>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-5">
      <h2 className="display pb-4 text-2xl">{title}</h2>
      <div className="space-y-5">{children}</div>
    </section>
  )
}

function Wrong({ error }: { error: string | undefined }) {
  return error === undefined ? null : <p className="py-1 text-xs font-semibold">! {error}</p>
}
