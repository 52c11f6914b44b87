import { useTranslations } from 'next-intl'
import type { AccountError } from './form-state.ts'

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'password'
  readonly autoComplete: string
  readonly hint?: string
  readonly error?: AccountError | undefined
  readonly value?: string | undefined
  /** Tells apart fields of the same name in two forms of a page. */
  readonly form: string
}

/** A field of a form, with its hint and what is wrong with it beside it. */
export function Field({ name, label, type = 'text', autoComplete, hint, error, value, form }: FieldProps) {
  const id = `${form}-${name}`
  return (
    <div>
      <label htmlFor={id} className="label block pb-1">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type={type}
        required
        defaultValue={value}
        autoComplete={autoComplete}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-about`}
        className="h-11 w-full rounded-card border border-line bg-raised px-3 text-sm hover:border-strong aria-[invalid=true]:border-strong"
      />
      <p id={`${id}-about`} aria-live="polite" className="pt-1 text-xs text-soft empty:hidden">
        {error ? <FormError error={error} /> : hint}
      </p>
    </div>
  )
}

export function FormError({ error }: { error: AccountError }) {
  const t = useTranslations('account.errors')
  return <strong className="font-semibold text-ink">! {t(error)}</strong>
}
