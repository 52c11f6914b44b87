import { useId } from 'react'
import type { ReactNode } from 'react'

/** The look of every text field and select. */
export const boxStyle =
  'w-full min-w-0 rounded-card border border-line bg-raised px-3 text-sm hover:border-strong aria-[invalid=true]:border-wrong'

interface Described {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string
}

interface LabelledProps {
  readonly id: string
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly children: (described: Described) => ReactNode
}

/** A field with its label above it, and its hint or its fault below. */
export function Labelled({ id, label, hint, error, children }: LabelledProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="label block pb-1">
        {label}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': `${id}-about` })}
      <p id={`${id}-about`} aria-live="polite" className="pt-1 text-xs text-soft empty:hidden">
        {error === undefined ? hint : <Wrong>{error}</Wrong>}
      </p>
    </div>
  )
}

/** The fault, marked so that it can also be seen without colour. */
export function Wrong({ children }: { children: ReactNode }) {
  return <strong className="font-semibold text-wrong">! {children}</strong>
}

interface FormFieldProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly value?: string | undefined
  readonly type?: 'text' | 'date' | 'datetime-local'
  /** The number of lines of a longer text. */
  readonly rows?: number
  readonly most?: number | undefined
  readonly inputMode?: 'decimal' | 'numeric' | undefined
  readonly isRequired?: boolean
  /** The id of a list that the browser offers to choose from. */
  readonly list?: string | undefined
  /** Other ways to fill it in, right below it. */
  readonly beside?: ReactNode
}

export function FormField({ id, name, label, hint, error, value, rows, ...about }: FormFieldProps) {
  const { type = 'text', most, inputMode, isRequired = true, list, beside } = about
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      {(described) => {
        const common = { ...described, name, defaultValue: value, maxLength: most, required: isRequired }
        return rows === undefined ? (
          <>
            <input
              {...common}
              type={type}
              inputMode={inputMode}
              list={list}
              // Firefox offers no list if completion is off.
              autoComplete={list === undefined ? 'off' : undefined}
              className={`${boxStyle} h-11`}
            />
            {beside}
          </>
        ) : (
          <textarea {...common} rows={rows} autoComplete="off" className={`${boxStyle} py-2`} />
        )
      }}
    </Labelled>
  )
}

interface SelectFieldProps extends Pick<LabelledProps, 'label' | 'hint' | 'error'> {
  readonly name: string
  readonly value?: string | number | undefined
  readonly options: readonly {
    readonly value: string | number
    readonly label: ReactNode
    /** The language of the label, if it is not that of the page. */
    readonly lang?: string
    readonly isOff?: boolean
  }[]
}

export function SelectField({ name, value, options, ...about }: SelectFieldProps) {
  return (
    <Labelled id={useId()} {...about}>
      {(described) => (
        // React sets the default of a select only once, so another one needs a new select.
        <select {...described} key={value} name={name} defaultValue={value} className={`${boxStyle} h-11`}>
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang} disabled={option.isOff}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}
