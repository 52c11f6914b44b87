import { useTranslations } from 'next-intl'
import { TextAreaField, TextField } from './agent-field.tsx'
import type { AgentFormState } from './form-state.ts'

/** The owner's settings for requests to a model, if the defaults do not suit. */
export function SettingsFields({ errors, kept }: Pick<AgentFormState, 'errors' | 'kept'>) {
  const t = useTranslations('newAgent')
  const field = (name: 'temperature' | 'topP' | 'maxTokens') => ({
    errors,
    kept,
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
            errors={errors}
            kept={kept}
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
