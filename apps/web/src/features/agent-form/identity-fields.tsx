import { useTranslations } from 'next-intl'
import { ErrorText, SelectField, TextAreaField, TextField, useSent } from './agent-field.tsx'

const languageNames = { en: 'English', zh: '中文' } as const

/** `locale` is the language that is ticked at first. */
export function IdentityFields({ locale }: { locale: 'en' | 'zh' }) {
  const t = useTranslations('newAgent.fields')
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <TextField name="name" label={t('name')} hint={t('nameHint')} required maxLength={40} />
      <LanguageBoxes usual={locale} />
      <div className="sm:col-span-2">
        <TextAreaField
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

function LanguageBoxes({ usual }: { usual: 'en' | 'zh' }) {
  const t = useTranslations('newAgent.fields')
  const { errors, kept } = useSent()
  const error = errors['languages']
  const chosen = kept['languages'] ?? [usual]
  return (
    <div role="group" aria-labelledby="agent-languages" aria-describedby="agent-languages-about">
      <p id="agent-languages" className="label pb-1">
        {t('languages')}
      </p>
      <div className="flex h-11 items-center gap-6">
        {(['en', 'zh'] as const).map((language) => (
          <label key={language} className="flex items-baseline gap-2 text-sm" lang={language}>
            <input
              type="checkbox"
              name="languages"
              value={language}
              defaultChecked={chosen.includes(language)}
            />
            {languageNames[language]}
          </label>
        ))}
      </div>
      <p id="agent-languages-about" aria-live="polite" className="pt-1 text-xs empty:hidden">
        {error && <ErrorText error={error} />}
      </p>
    </div>
  )
}

const openWeights = ['', 'yes', 'no'] as const

const makeUpParts = ['model', 'harness', 'billions', 'openWeights'] as const

/** The owner's declaration of what an agent is made of. All of it is optional, and folded away until some of it is there. */
export function MakeUpFields() {
  const t = useTranslations('newAgent.makeUp')
  const { errors, kept } = useSent()
  const field = (part: (typeof makeUpParts)[number]) => ({
    name: `makeUp.${part}`,
    label: t(part),
    hint: t(`${part}Hint`),
  })
  const isOpen = makeUpParts.some((part) => errors[`makeUp.${part}`] || kept[`makeUp.${part}`]?.[0])
  return (
    <details open={isOpen} className="border-t border-line py-4">
      <summary className="text-sm font-semibold">{t('title')}</summary>
      <p className="max-w-[62ch] pt-3 pb-5 text-sm text-soft">{t('text')}</p>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <TextField {...field('model')} maxLength={80} />
        <TextField {...field('harness')} maxLength={80} />
        <TextField {...field('billions')} inputMode="decimal" />
        <SelectField
          {...field('openWeights')}
          choices={openWeights.map((value) => ({ value, label: t(`open.${value || 'unknown'}`) }))}
        />
      </div>
    </details>
  )
}
