import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonStyle } from '../button/button-style.ts'

interface Option {
  readonly value: string
  readonly label: string
  readonly isDisabled?: boolean | undefined
}

interface FilterSelectProps {
  readonly name: string
  readonly label: ReactNode
  readonly value: string
  readonly options: readonly Option[]
}

const control =
  'h-10 w-full rounded-card border border-line bg-raised px-3 text-sm text-ink hover:border-strong'

export function FilterSelect({ name, label, value, options }: FilterSelectProps) {
  return (
    <label className="block min-w-0">
      <span className="label block pb-1">{label}</span>
      <select key={value} name={name} defaultValue={value} autoComplete="off" className={control}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

interface FilterTextProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly hint: string
  readonly most?: number
}

export function FilterText({ name, label, value, hint, most = 64 }: FilterTextProps) {
  return (
    <label className="block min-w-0">
      <span className="label block pb-1">{label}</span>
      <input
        key={value}
        name={name}
        defaultValue={value}
        placeholder={hint}
        autoComplete="off"
        spellCheck={false}
        maxLength={most}
        className={`${control} placeholder:text-faint`}
      />
    </label>
  )
}

/** A day, chosen in the browser's own calendar. */
export function FilterDate({ name, label, value }: Omit<FilterTextProps, 'hint' | 'most'>) {
  return (
    <label className="block min-w-0">
      <span className="label block pb-1">{label}</span>
      <input key={value} type="date" name={name} defaultValue={value} className={control} />
    </label>
  )
}

interface MoreFiltersProps {
  /** Whether one of them is in use. */
  readonly isOpen: boolean
  readonly apply: string
  readonly children: ReactNode
}

/** The filters that few readers need, behind one link at the end of the row. Without a script, a button applies the others. */
export function MoreFilters({ isOpen, apply, children }: MoreFiltersProps) {
  const t = useTranslations('list')
  const button = <button className={`${buttonStyle.quiet} h-10! max-sm:col-span-full`}>{apply}</button>
  return (
    <>
      <details open={isOpen} className="open:col-span-full">
        <summary className="flex h-10 w-fit cursor-pointer items-center text-sm underline decoration-rim underline-offset-4 hover:decoration-current">
          {t('more')}
        </summary>
        <div className="grid grid-cols-2 items-end gap-3 pt-3 sm:grid-cols-4">
          {children}
          {button}
        </div>
      </details>
      <noscript>{button}</noscript>
    </>
  )
}
