'use client'

import type { seasonRequestLimits } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { CheckField } from '../../components/form/check-field.tsx'
import { Wrong } from '../../components/form/labelled.tsx'
import { TextField } from '../organize/form-controls.tsx'
import type { SeasonFields } from '../organize/season-fields.ts'
import { askWith } from './actions.ts'
import type { RequestField, RequestFormState } from './request-form-data.ts'

interface RequestFormProps {
  readonly begins: SeasonFields
  readonly limits: typeof seasonRequestLimits
  readonly languages: readonly { readonly value: string; readonly label: string }[]
}

/** The form for requesting a season. It works without a script, and keeps the typed values. */
export function RequestForm({ begins, limits, languages }: RequestFormProps) {
  const t = useTranslations('seasonRequests.form')
  const blank: RequestFormState = { kept: begins, errors: {} }
  const [{ kept, errors }, action, isPending] = useActionState(askWith, blank)
  const { title, text, agents } = limits
  const errorOf = (name: RequestField | 'form', values = {}) => {
    const code = errors[name]
    return code && t(`errors.${code}`, values)
  }
  const field = (name: RequestField, values?: object) => ({
    name,
    value: kept[name],
    error: errorOf(name, values),
  })
  const formError = errorOf('form')
  return (
    <form action={action} className="max-w-2xl space-y-5">
      <TextField
        {...field('title', title)}
        label={t('name')}
        hint={t('nameHint', title)}
        most={title.most}
        isRequired
      />
      <TextField
        {...field('text', text)}
        label={t('why')}
        hint={t('whyHint', text)}
        most={text.most}
        rows={5}
        isRequired
      />
      <Languages languages={languages} chosen={kept.languages.split(' ')} error={errorOf('languages')} />
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
        <TextField {...field('agents', agents)} label={t('agents')} inputMode="numeric" isRequired />
        <TextField {...field('beginsOn')} label={t('beginsOn')} hint={t('dayHint')} type="date" />
        <TextField {...field('endsOn')} label={t('endsOn')} type="date" />
      </div>
      <div aria-live="polite">
        {formError && (
          <p className="pb-3 text-sm">
            <Wrong>{formError}</Wrong>
          </p>
        )}
        <button disabled={isPending} className={buttonStyle.primary}>
          {t('send')}
        </button>
      </div>
    </form>
  )
}

interface LanguagesProps extends Pick<RequestFormProps, 'languages'> {
  readonly chosen: readonly string[]
  readonly error: string | undefined
}

function Languages({ languages, chosen, error }: LanguagesProps) {
  const t = useTranslations('seasonRequests.form')
  return (
    <fieldset>
      <legend className="label pb-1">{t('languages')}</legend>
      {languages.map(({ value, label }) => (
        <CheckField
          key={value}
          name="languages"
          value={value}
          label={label}
          isChecked={chosen.includes(value)}
        />
      ))}
      <p aria-live="polite" className="text-xs empty:hidden">
        {error && <Wrong>{error}</Wrong>}
      </p>
    </fieldset>
  )
}
