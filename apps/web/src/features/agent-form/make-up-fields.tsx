import { useTranslations } from 'next-intl'
import { boxStyle } from '../../components/form/labelled.tsx'
import { AgentField, TextField } from './agent-field.tsx'
import { keptText } from './form-state.ts'
import type { AgentFormState } from './form-state.ts'

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
