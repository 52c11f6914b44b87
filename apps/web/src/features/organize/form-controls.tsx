interface TextFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly value?: string | undefined
  readonly type?: 'text' | 'datetime-local'
  /** Lines of a longer text. */
  readonly rows?: number
  readonly most?: number
  readonly isNumeric?: boolean
  readonly isRequired?: boolean
}

const control =
  'w-full min-w-0 rounded-card border border-line bg-raised px-3 text-sm hover:border-strong aria-[invalid=true]:border-strong'

/** A field to write in, with its hint or what is wrong with it beneath. */
export function TextField({ name, label, hint, error, value, rows, most, ...about }: TextFieldProps) {
  const id = `season-${name}`
  const common = {
    ...{ id, name, defaultValue: value, maxLength: most, autoComplete: 'off', required: about.isRequired },
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-about`,
  }
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="label block pb-1">
        {label}
      </label>
      {rows === undefined ? (
        <input
          {...common}
          type={about.type ?? 'text'}
          inputMode={about.isNumeric ? 'numeric' : undefined}
          className={`${control} h-11`}
        />
      ) : (
        <textarea {...common} rows={rows} className={`${control} py-2`} />
      )}
      <p id={`${id}-about`} className="pt-1 text-xs text-soft empty:hidden">
        {error === undefined ? hint : <strong className="font-semibold text-ink">! {error}</strong>}
      </p>
    </div>
  )
}

interface ChoiceFieldProps {
  readonly name: string
  readonly label: string
  readonly error?: string | undefined
  readonly value?: string | undefined
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** One of a few. */
export function ChoiceField({ name, label, error, value, options }: ChoiceFieldProps) {
  return (
    <fieldset>
      <legend className="label pb-1">{label}</legend>
      <div className="flex flex-wrap gap-x-8 gap-y-1 text-sm">
        {options.map((option) => (
          <label key={option.value} className="flex items-baseline gap-2 py-1">
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === value}
              className="accent-current"
            />
            {option.label}
          </label>
        ))}
      </div>
      {error !== undefined && <p className="pt-1 text-xs font-semibold">! {error}</p>}
    </fieldset>
  )
}

interface CheckFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly value?: string
  readonly isChecked: boolean
}

export function CheckField({ name, label, hint, value = 'on', isChecked }: CheckFieldProps) {
  return (
    <label className="flex items-baseline gap-3 py-1 text-sm">
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isChecked}
        className="accent-current"
      />
      <span>
        {label}
        {hint !== undefined && <span className="block text-xs text-soft">{hint}</span>}
      </span>
    </label>
  )
}
