'use client'

import type { ReportCause } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { FormField, Labelled, boxStyle } from '../../components/form/labelled.tsx'
import { useFirstWrong } from '../../components/form/use-first-wrong.ts'
import { fileReportWith } from './report-actions.ts'

interface ReportFormProps {
  /** The subject, in hidden fields. */
  readonly about: Readonly<Record<string, string>>
  readonly causes?: readonly ReportCause[] | undefined
}

/** The subject of the report is already known; the form asks for the fault. */
export function ReportForm({ about, causes }: ReportFormProps) {
  const t = useTranslations('report')
  const [{ error, cause, text }, action, isPending] = useActionState(fileReportWith, { text: '' })
  const form = useFirstWrong(error)
  return (
    <form ref={form} action={action} className="max-w-xl space-y-5 pt-6">
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {causes && (
        <Labelled
          id="report-cause"
          label={t('cause')}
          error={error === 'cause' ? t('errors.cause') : undefined}
        >
          {(described) => (
            <select
              {...described}
              key={cause}
              name="cause"
              required
              defaultValue={cause ?? ''}
              className={`${boxStyle} h-11`}
            >
              <option value="" disabled>
                {t('choose')}
              </option>
              {causes.map((one) => (
                <option key={one} value={one}>
                  {t(`causes.${one}`)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      )}
      <FormField
        id="report-text"
        name="text"
        label={t('what')}
        hint={t(causes ? 'whatHintOfMatch' : 'whatHint')}
        value={text}
        error={error && error !== 'cause' ? t(`errors.${error}`) : undefined}
        most={1000}
        rows={3}
      />
      <button disabled={isPending} className={buttonStyle.primary}>
        {t('send')}
      </button>
    </form>
  )
}
