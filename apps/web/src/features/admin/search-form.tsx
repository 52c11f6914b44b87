import { isStorable } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { FilterText } from '../../components/form/filter-field.tsx'

interface SearchFormProps {
  readonly action: string
  readonly label: string
  readonly hint: string
  readonly q: string | undefined
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

export type Search = Readonly<Record<string, string | string[] | undefined>>

/** The one text that an address gives for a name, if it can be searched for. */
export function textIn(search: Search, name: string): string | undefined {
  const value = search[name]
  const text = typeof value === 'string' ? value.trim().slice(0, 64) : ''
  return text === '' || !isStorable(text) ? undefined : text
}

/** A cursor in the form that pages write. */
export function cursorIn(search: Search, name = 'cursor'): string | undefined {
  const text = textIn(search, name)
  return text !== undefined && /^[a-z0-9]{1,32}$/.test(text) ? text : undefined
}

/** This page with other parameters; undefined ones are left out. */
export function addressWith(path: string, fields: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  const query = new URLSearchParams(given).toString()
  return query === '' ? path : `${path}?${query}`
}
