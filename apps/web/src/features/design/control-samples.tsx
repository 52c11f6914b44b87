import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button-style.ts'
import { Explained } from '../../components/explained.tsx'
import { FilterSelect, FilterText } from '../../components/filter-field.tsx'
import { FormField } from '../../components/form-field.tsx'
import { SampleSection } from './sample-section.tsx'

export function ControlSamples() {
  const t = useTranslations('design')
  const options = ['one', 'two'].map((value) => ({ value, label: t(`options.${value as 'one' | 'two'}`) }))
  return (
    <SampleSection id="controls" title={t('controls')}>
      <div className="flex flex-wrap items-center gap-4">
        <button type="button" className={buttonStyle.primary}>
          {t('primary')}
        </button>
        <button type="button" className={buttonStyle.quiet}>
          {t('quiet')}
        </button>
        <Explained id="sample-term" text={t('term')} explanation={t('paragraph')} />
      </div>
      <div className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        <FilterSelect name="sample-select" label={t('choice')} value="one" options={options} />
        <FilterText name="sample-text" label={t('search')} value="" hint={t('searchHint')} />
        <FormField id="sample-field" name="sample-field" label={t('field')} hint={t('fieldHint')} />
        <FormField
          {...{ id: 'sample-wrong', name: 'sample-wrong', value: '…' }}
          label={t('field')}
          error={t('fieldError')}
        />
      </div>
    </SampleSection>
  )
}
