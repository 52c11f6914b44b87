import { useTranslations } from 'next-intl'
import { boxStyle } from '../../components/form/labelled.tsx'
import { AgentField, ErrorText, TextAreaField, TextField } from './agent-field.tsx'
import type { AgentFormState } from './form-state.ts'
import { keptText } from './form-state.ts'

type IdentityFieldsProps = Pick<AgentFormState, 'errors' | 'kept'> & {
  /** The language that is ticked at first. */
  readonly locale: 'en' | 'zh'
}

const languageNames = { en: 'English', zh: '中文' } as const

export function IdentityFields({ errors, kept, locale }: IdentityFieldsProps) {
  const t = useTranslations('newAgent.fields')
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <TextField
        errors={errors}
        kept={kept}
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        required
        maxLength={40}
      />
      <LanguageBoxes errors={errors} chosen={kept['languages'] ?? [locale]} />
      <div className="sm:col-span-2">
        <TextAreaField
          errors={errors}
          kept={kept}
          name="description"
          label={t('description')}
          hint={t('descriptionHint')}
          rows={3}
          maxLength={2000}
        />
      </div>
    </div>
  )
}

interface LanguageBoxesProps extends Pick<AgentFormState, 'errors'> {
  readonly chosen: readonly string[]
}

function LanguageBoxes({ errors, chosen }: LanguageBoxesProps) {
  const t = useTranslations('newAgent.fields')
  const error = errors['languages']
  return (
    <fieldset aria-describedby="agent-languages-about">
      <legend className="label pb-1">{t('languages')}</legend>
      <div className="flex h-11 items-center gap-6">
        {(['en', 'zh'] as const).map((language) => (
          <label key={language} className="flex items-baseline gap-2 text-sm" lang={language}>
            <input
              type="checkbox"
              name="languages"
              value={language}
              defaultChecked={chosen.includes(language)}
              className="accent-current"
            />
            {languageNames[language]}
          </label>
        ))}
      </div>
      <p id="agent-languages-about" aria-live="polite" className="pt-1 text-xs empty:hidden">
        {error && <ErrorText error={error} />}
      </p>
    </fieldset>
  )
}

const openWeights = ['', 'yes', 'no'] as const

/** The owner's declaration of what an agent is made of. All of it is optional. */
export function MakeUpFields({ errors, kept }: Pick<AgentFormState, 'errors' | 'kept'>) {
  const t = useTranslations('newAgent.makeUp')
  const field = (part: 'model' | 'harness' | 'billions') => ({
    errors,
    kept,
    name: `makeUp.${part}`,
    label: t(part),
    hint: t(`${part}Hint`),
  })
  return (
    <fieldset className="space-y-4">
      <legend className="label pb-2">{t('title')}</legend>
      <p className="text-sm text-soft">{t('text')}</p>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <TextField {...field('model')} maxLength={80} />
        <TextField {...field('harness')} maxLength={80} />
        <TextField {...field('billions')} inputMode="decimal" />
        <AgentField
          name="makeUp.openWeights"
          label={t('openWeights')}
          hint={t('openWeightsHint')}
          error={errors['makeUp.openWeights']}
        >
          {(described) => (
            <select
              {...described}
              name="makeUp.openWeights"
              defaultValue={keptText(kept, 'makeUp.openWeights') ?? ''}
              className={`${boxStyle} h-11`}
            >
              {openWeights.map((value) => (
                <option key={value} value={value}>
                  {t(`open.${value === '' ? 'unknown' : value}`)}
                </option>
              ))}
            </select>
          )}
        </AgentField>
      </div>
    </fieldset>
  )
}
