interface Option {
  readonly value: string
  readonly label: string
}

interface FilterSelectProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly options: readonly Option[]
}

const control =
  'h-10 w-full rounded-card border border-line bg-raised px-3 text-sm text-ink hover:border-strong'

export function FilterSelect({ name, label, value, options }: FilterSelectProps) {
  return (
    <label className="block min-w-0">
      <span className="label block pb-1">{label}</span>
      <select key={value} name={name} defaultValue={value} className={control}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
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
