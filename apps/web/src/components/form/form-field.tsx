import { boxStyle, Labelled } from './labelled.tsx'

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
}

/** A field to write in. */
export function FormField({ id, name, label, hint, error, value, rows, ...about }: FormFieldProps) {
  const { type = 'text', most, inputMode, isRequired = true, list } = about
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      {(described) => {
        const common = { ...described, name, defaultValue: value, maxLength: most, required: isRequired }
        return rows === undefined ? (
          <input
            {...common}
            type={type}
            inputMode={inputMode}
            list={list}
            // Firefox offers no list if completion is off.
            autoComplete={list === undefined ? 'off' : undefined}
            className={`${boxStyle} h-11`}
          />
        ) : (
          <textarea {...common} rows={rows} autoComplete="off" className={`${boxStyle} py-2`} />
        )
      }}
    </Labelled>
  )
}
