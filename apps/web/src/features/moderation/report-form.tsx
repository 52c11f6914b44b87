'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { FormField } from '../../components/form/labelled.tsx'
import { useFirstWrong } from '../../components/form/use-first-wrong.ts'
import { fileReportWith } from './report-actions.ts'

/** The subject of the report is already known; the form asks for the fault. */
export function ReportForm({ about }: { about: Readonly<Record<string, string>> }) {
  const t = useTranslations('report')
  const [{ error, text }, action, isPending] = useActionState(fileReportWith, { text: '' })
  const form = useFirstWrong(error)
  return (
    <form ref={form} action={action} className="max-w-xl space-y-5 pt-6">
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormField
        id="report-text"
        name="text"
        label={t('what')}
        hint={t('whatHint')}
        value={text}
        error={error && t(`errors.${error}`)}
        most={1000}
        rows={3}
      />
      <button disabled={isPending} className={buttonStyle.primary}>
        {t('send')}
      </button>
    </form>
  )
}
