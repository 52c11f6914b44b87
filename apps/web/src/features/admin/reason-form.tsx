'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { FormField } from '../../components/form/labelled.tsx'
import { useFirstWrong } from '../../components/form/use-first-wrong.ts'
import { blankState } from './admin-state.ts'
import type { AdminState } from './admin-state.ts'

interface ReasonFormProps {
  /** Distinguishes the forms of a page. */
  readonly form: string
  readonly action: (state: AdminState, form: FormData) => Promise<AdminState>
  /** The subject of the form, if it is known. */
  readonly about?: Readonly<Record<string, string>>
  /** A field that names the subject if it is not known, in front of the reason. */
  readonly ask?: readonly ('agent' | 'match' | 'seq')[]
  readonly submit: string
}

/** A form for something that is done only with a reason. */
export function ReasonForm({ form, action, about = {}, ask = [], submit }: ReasonFormProps) {
  const t = useTranslations('admin')
  const [{ error, kept }, run, isPending] = useActionState(action, blankState)
  const ref = useFirstWrong(error)
  const field = (name: 'agent' | 'match' | 'seq' | 'reason') => ({
    id: `${form}-${name}`,
    name,
    value: kept[name],
    label: t(`fields.${name}`),
    error: error?.field === name ? t(`errors.${error.code}`) : undefined,
  })
  const isElsewhere = error && error.field !== 'reason' && !ask.some((name) => name === error.field)
  return (
    <form ref={ref} action={run} className="max-w-md space-y-4 py-3">
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {ask.map((name) => (
        <FormField key={name} {...field(name)} inputMode={name === 'seq' ? 'numeric' : undefined} />
      ))}
      <FormField {...field('reason')} hint={t('fields.reasonHint')} most={200} />
      {isElsewhere && (
        <p role="alert" className="text-sm font-semibold">
          ! {t(`errors.${error.code}`)}
        </p>
      )}
      <button disabled={isPending} className={buttonStyle.quiet}>
        {submit}
      </button>
    </form>
  )
}
