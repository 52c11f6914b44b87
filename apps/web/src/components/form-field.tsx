interface FormFieldProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly value?: string | undefined
  readonly most?: number
  readonly isLong?: boolean
  readonly isNumeric?: boolean
}

const control =
  'w-full rounded-card border border-line bg-raised px-3 text-sm hover:border-strong aria-[invalid=true]:border-strong'

/** A field to write in, with its hint or what is wrong with it beneath. */
export function FormField({ isLong = false, isNumeric = false, most, value, ...field }: FormFieldProps) {
  const { id, name, label, hint, error } = field
  const common = {
    ...{ id, name, required: true, defaultValue: value, maxLength: most, autoComplete: 'off' },
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-about`,
  }
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="label block pb-1">
        {label}
      </label>
      {isLong ? (
        <textarea {...common} rows={3} className={`${control} py-2`} />
      ) : (
        <input {...common} inputMode={isNumeric ? 'decimal' : undefined} className={`${control} h-11`} />
      )}
      <p id={`${id}-about`} aria-live="polite" className="pt-1 text-xs text-soft empty:hidden">
        {error === undefined ? hint : <strong className="font-semibold text-ink">! {error}</strong>}
      </p>
    </div>
  )
}
