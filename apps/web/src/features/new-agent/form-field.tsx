import { useTranslations } from 'next-intl'
import type { InputHTMLAttributes, ReactNode } from 'react'
import type { AgentFormState, FieldError } from './form-state.ts'
import { keptText } from './form-state.ts'

export const boxStyle =
  'w-full min-w-0 rounded-card border border-line bg-raised px-3 text-sm hover:border-strong aria-[invalid=true]:border-strong'

interface LabelledProps {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: FieldError | undefined
  readonly children: (described: Described) => ReactNode
}

interface Described {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string
}

/** A field with its label above it and its hint, or what is wrong with it, below. */
export function Labelled({ name, label, hint, error, children }: LabelledProps) {
  const id = `agent-${name.replaceAll('.', '-')}`
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="label block pb-1">
        {label}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': `${id}-about` })}
      <p id={`${id}-about`} aria-live="polite" className="pt-1 text-xs text-soft empty:hidden">
        {error ? <ErrorText error={error} /> : hint}
      </p>
    </div>
  )
}

type TextFieldProps = Pick<AgentFormState, 'errors' | 'kept'> & {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  /** What stands in it before anything was typed. */
  readonly initial?: string | number | null | undefined
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'required' | 'maxLength'>

export function TextField({ name, label, hint, errors, kept, initial, ...input }: TextFieldProps) {
  return (
    <Labelled {...{ name, label, hint, error: errors[name] }}>
      {(described) => (
        <input
          {...described}
          {...input}
          name={name}
          defaultValue={keptText(kept, name) ?? initial ?? ''}
          autoComplete="off"
          spellCheck={false}
          className={`${boxStyle} h-11`}
        />
      )}
    </Labelled>
  )
}

type TextAreaFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'> & {
  readonly rows: number
  readonly isCode?: boolean
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, hint, errors, kept, initial, rows, isCode = false, required, maxLength } = props
  return (
    <Labelled {...{ name, label, hint, error: errors[name] }}>
      {(described) => (
        <textarea
          {...{ ...described, name, rows, required, maxLength }}
          defaultValue={keptText(kept, name) ?? initial ?? ''}
          spellCheck={!isCode}
          className={`${boxStyle} block py-2 ${isCode ? 'font-mono text-xs leading-relaxed' : ''}`}
        />
      )}
    </Labelled>
  )
}

export function ErrorText({ error: { code, name = '' } }: { error: FieldError }) {
  const t = useTranslations('newAgent.errors')
  return <strong className="font-semibold text-ink">! {t(code, { name })}</strong>
}
