import { seasonStates } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { CheckField } from '../../components/form/check-field.tsx'
import { FilterSelect, FilterText } from '../../components/form/filter-field.tsx'
import { FormField } from '../../components/form/labelled.tsx'
import { Section } from '../../components/page/titles.tsx'
import { Explained } from '../../components/text/explained.tsx'
import { OnlineMark } from '../agent-directory/agent-marks.tsx'
import { ChoiceField } from '../organize/form-controls.tsx'
import { StateMark } from '../seasons/state-mark.tsx'
import { DialogSample } from './live-samples.tsx'

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
        <button type="button" disabled className={buttonStyle.primary}>
          {t('busy')}
        </button>
        <DialogSample open={t('openDialog')} title={t('dialog')} text={t('paragraph')} />
        <Explained id="sample-term" text={t('term')} explanation={t('paragraph')} />
      </div>
      <div className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        <FilterSelect name="sample-select" label={t('choice')} value="one" options={options} />
        <FilterText name="sample-text" label={t('search')} value="" hint={t('searchHint')} />
        <FormField
          id="sample-field"
          isRequired={false}
          name="sample-field"
          label={t('field')}
          hint={t('fieldHint')}
        />
        <FormField
          id="sample-wrong"
          name="sample-wrong"
          value="…"
          label={t('field')}
          error={t('fieldError')}
        />
        <FormField id="sample-day" name="sample-day" type="date" label={t('day')} isRequired={false} />
        <FormField id="sample-lines" name="sample-lines" rows={2} label={t('lines')} isRequired={false} />
        <ChoiceField name="sample-choice" label={t('oneOf')} value="one" options={options} />
        <fieldset>
          <legend className="label pb-1">{t('someOf')}</legend>
          {options.map(({ value, label }) => (
            <CheckField
              key={value}
              name="sample-some"
              value={value}
              label={label}
              isChecked={value === 'one'}
            />
          ))}
        </fieldset>
      </div>
      <details className="pt-8 text-sm">
        <summary className="w-fit underline decoration-rim underline-offset-4">{t('more')}</summary>
        <p className="max-w-[62ch] pt-3 text-soft">{t('paragraph')}</p>
      </details>
      <ChipSamples />
    </SampleSection>
  )
}

interface SampleSectionProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

export function SampleSection({ id, title, children }: SampleSectionProps) {
  return (
    <Section id={id} title={title} className="min-w-0 border-t border-line pt-8">
      {children}
    </Section>
  )
}

/** Words with a mark: the shape says the same as the word, so that no colour has to. */
function ChipSamples() {
  const t = useTranslations('design')
  return (
    <div className="grid gap-3 pt-8 text-sm">
      <h3 className="label">{t('marks')}</h3>
      <p className="flex flex-wrap gap-x-8 gap-y-2">
        {seasonStates.map((state) => (
          <StateMark key={state} state={state} />
        ))}
      </p>
      <p className="flex flex-wrap gap-x-8 gap-y-2">
        <OnlineMark agent={{ online: true, retired: false }} />
        <OnlineMark agent={{ online: false, retired: false }} />
        <OnlineMark agent={{ online: false, retired: true }} />
      </p>
    </div>
  )
}
