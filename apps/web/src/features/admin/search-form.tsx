import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { FilterText } from '../../components/form/filter-field.tsx'

interface SearchFormProps {
  readonly action: string
  readonly label: string
  readonly hint: string
  readonly q: string | undefined
  /** More fields to choose by. */
  readonly children?: ReactNode
}

/** Filters a list by parameters in the address. */
export function SearchForm({ action, label, hint, q, children }: SearchFormProps) {
  const t = useTranslations('admin')
  return (
    <form
      method="get"
      action={action}
      className="grid max-w-3xl items-end gap-3 pb-6 sm:grid-flow-col sm:auto-cols-fr"
    >
      <FilterText name="q" label={label} hint={hint} value={q ?? ''} />
      {children}
      <button className={`${buttonStyle.quiet} h-10! justify-self-start`}>{t('search')}</button>
    </form>
  )
}
