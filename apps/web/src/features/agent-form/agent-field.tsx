import { useTranslations } from 'next-intl'
import { startTransition, useActionState, useId } from 'react'
import type { ComponentProps, FormEvent, InputHTMLAttributes, ReactNode } from 'react'
import { boxStyle, Labelled, Wrong } from '../../components/form/labelled.tsx'
import { useFirstWrong } from '../../components/form/use-first-wrong.ts'
import { keptText } from './form-state.ts'
import type { AgentFormState, FieldError } from './form-state.ts'

interface AgentFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: FieldError | undefined
  readonly children: ComponentProps<typeof Labelled>['children']
}

/** A field of an agent's form. */
export function AgentField({ name, label, hint, error, children }: AgentFieldProps) {
  const t = useTranslations('newAgent.errors')
  const id = `agent-${name.replaceAll('.', '-')}`
  const wrong = error && t(error.code, { name: error.name ?? '' })
  return (
    <Labelled id={id} label={label} hint={hint} error={wrong}>
      {children}
    </Labelled>
  )
}

type TextFieldProps = Pick<AgentFormState, 'errors' | 'kept'> & {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  /** The initial value. */
  readonly initial?: string | number | null | undefined
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'required' | 'maxLength'>

export function TextField({ name, label, hint, errors, kept, initial, ...input }: TextFieldProps) {
  return (
    <AgentField name={name} label={label} hint={hint} error={errors[name]}>
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
    </AgentField>
  )
}

type TextAreaFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'> & {
  readonly rows: number
  readonly isCode?: boolean
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, hint, errors, kept, initial, rows, isCode = false, required, maxLength } = props
  return (
    <AgentField name={name} label={label} hint={hint} error={errors[name]}>
      {(described) => (
        <textarea
          {...described}
          name={name}
          rows={rows}
          required={required}
          maxLength={maxLength}
          defaultValue={keptText(kept, name) ?? initial ?? ''}
          spellCheck={!isCode}
          className={`${boxStyle} block py-2 ${isCode ? 'font-mono text-xs leading-relaxed' : ''}`}
        />
      )}
    </AgentField>
  )
}

export function ErrorText({ error: { code, name = '' } }: { error: FieldError }) {
  const t = useTranslations('newAgent.errors')
  return <Wrong>{t(code, { name })}</Wrong>
}

interface Choice {
  readonly value: string | number
  readonly label: ReactNode
}

interface SelectFieldProps {
  readonly name: string
  readonly label: string
  readonly choices: readonly Choice[]
  readonly initial?: string | number | undefined
}

/** One of a list. */
export function SelectField({ name, label, choices, initial }: SelectFieldProps) {
  const id = useId()
  return (
    <Labelled id={id} label={label}>
      {(described) => (
        <select {...described} name={name} defaultValue={initial} className={`${boxStyle} h-11`}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  )
}

/** The fault of a form as a whole. */
export function FormTrouble({ state: { errors, refusal } }: { state: AgentFormState }) {
  const t = useTranslations()
  const { form, ...fields } = errors
  const count = Object.keys(fields).length
  return (
    <p role="alert" className="text-sm empty:hidden">
      {form && <ErrorText error={form} />}
      {refusal !== undefined && (
        <strong className="font-semibold">! {t(`tickets.refusals.${refusal}`)}</strong>
      )}
      {count > 0 && <strong className="font-semibold">! {t('newAgent.wrong', { count })}</strong>}
    </p>
  )
}

type Action = (state: AgentFormState, form: FormData) => Promise<AgentFormState>

/**
 * A form sent to a server action. With scripts, the page stays as it is, so that not even a secret has to be typed
 * again, and the first wrong field gets the focus. Without scripts, the page is drawn again from the values that the
 * action kept.
 */
export function useAgentForm(action: Action, initial: AgentFormState) {
  const [state, send, isPending] = useActionState(action, initial)
  const ref = useFirstWrong(state)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = new FormData(event.currentTarget, submitter)
    startTransition(() => send(form))
  }
  return { state, isPending, form: { ref, action: send, onSubmit } }
}
