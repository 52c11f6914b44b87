import { useTranslations } from 'next-intl'
import { createContext, startTransition, useActionState, useContext, useId } from 'react'
import type { ComponentProps, InputHTMLAttributes, ReactNode } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { CheckField } from '../../components/form/check-field.tsx'
import type { CheckFieldProps } from '../../components/form/check-field.tsx'
import { boxStyle, Labelled, SelectField as PlainSelect, Wrong } from '../../components/form/labelled.tsx'
import { useFirstWrong } from '../../components/form/use-first-wrong.ts'
import { blankState, keptText } from './form-state.ts'
import type { AgentFormState, FieldError, Kept } from './form-state.ts'

type Sent = AgentFormState & { readonly isPending: boolean }

export const SentForm = createContext<Sent>({ ...blankState, isPending: false })

/** What came of sending the form around a field: its faults, and the values that it keeps. */
export const useSent = (): Sent => useContext(SentForm)

interface AgentFormProps extends Omit<ComponentProps<'form'>, 'action' | 'ref' | 'hidden'> {
  readonly action: (state: AgentFormState, form: FormData) => Promise<AgentFormState>
  /** The agent that the form is about, if it exists already. */
  readonly agentId?: string
  readonly hidden?: Readonly<Record<string, string | number>> | undefined
  readonly initial?: Kept
}

/**
 * A form sent to a server action. With scripts, the page stays as it is, so that not even a secret has to be typed
 * again, and the first wrong field gets the focus. Without scripts, the page is drawn again from the values that the
 * action kept.
 */
export function AgentForm(props: AgentFormProps) {
  const { action, agentId, hidden, initial = {}, onSubmit, children, ...form } = props
  const [state, send, isPending] = useActionState(action, { errors: {}, kept: initial })
  const ref = useFirstWrong(state)
  const submit: AgentFormProps['onSubmit'] = (event) => {
    onSubmit?.(event)
    if (event.isDefaultPrevented()) return
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const sent = new FormData(event.currentTarget, submitter)
    startTransition(() => send(sent))
  }
  const fixed = { ...(agentId !== undefined && { agent: agentId }), ...hidden }
  return (
    <form {...form} ref={ref} action={send} onSubmit={submit}>
      {Object.entries(fixed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SentForm value={{ ...state, isPending }}>{children}</SentForm>
    </form>
  )
}

interface SendButtonProps {
  readonly look?: keyof typeof buttonStyle
  readonly className?: string
  readonly children: ReactNode
}

export function SendButton({ look = 'primary', className = '', children }: SendButtonProps) {
  return (
    <button disabled={useSent().isPending} className={`${buttonStyle[look]} ${className}`.trim()}>
      {children}
    </button>
  )
}

interface SendRowProps {
  readonly label: string
  readonly look?: keyof typeof buttonStyle
  readonly children?: ReactNode
}

/** The button at the end of a form, with the fault of the form beside it, and what came of it. */
export function SendRow({ label, look = 'primary', children }: SendRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <SendButton look={look}>{label}</SendButton>
      <FormTrouble />
      {children}
    </div>
  )
}

interface AgentFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: string | undefined
  /** A fault that the server has not seen. */
  readonly error?: FieldError | undefined
  readonly children: ComponentProps<typeof Labelled>['children']
}

export function AgentField({ name, label, hint, error, children }: AgentFieldProps) {
  const { errors } = useSent()
  return (
    <Labelled id={useId()} label={label} hint={hint} error={useFault(error ?? errors[name])}>
      {children}
    </Labelled>
  )
}

/** A fault in words. */
function useFault(fault: FieldError | undefined): string | undefined {
  const t = useTranslations('newAgent.errors')
  return fault && t(fault.code, { name: fault.name ?? '' })
}

type TextFieldProps = Omit<AgentFieldProps, 'error' | 'children'> & {
  readonly initial?: string | number | null | undefined
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'required' | 'maxLength'>

export function TextField({ name, label, hint, initial, ...input }: TextFieldProps) {
  const { kept } = useSent()
  return (
    <AgentField name={name} label={label} hint={hint}>
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

/** A tick box, ticked as it was when the form was sent. */
export function TickField(props: Omit<CheckFieldProps, 'value' | 'isChecked'>) {
  const { kept } = useSent()
  return <CheckField {...props} isChecked={kept[props.name]?.[0] === 'on'} />
}

type TextAreaFieldProps = Omit<TextFieldProps, 'type' | 'inputMode'> & {
  readonly rows: number
  readonly isCode?: boolean
}

export function TextAreaField({ name, label, hint, initial, isCode = false, ...area }: TextAreaFieldProps) {
  const { kept } = useSent()
  return (
    <AgentField name={name} label={label} hint={hint}>
      {(described) => (
        <textarea
          {...described}
          {...area}
          name={name}
          defaultValue={keptText(kept, name) ?? initial ?? ''}
          spellCheck={!isCode}
          className={`${boxStyle} block py-2 ${isCode ? 'font-mono text-xs leading-relaxed' : ''}`}
        />
      )}
    </AgentField>
  )
}

type SecretFieldProps = Pick<AgentFieldProps, 'label' | 'hint'> & { readonly isRequired?: boolean }

/** The secret goes in and never comes out, so the field is empty whenever the page is shown. */
export function SecretField({ label, hint, isRequired = false }: SecretFieldProps) {
  return (
    <AgentField name="token" label={label} hint={hint}>
      {(described) => (
        <input
          {...described}
          name="token"
          type="password"
          required={isRequired}
          autoComplete="new-password"
          className={`${boxStyle} h-11`}
        />
      )}
    </AgentField>
  )
}

type SelectFieldProps = Omit<AgentFieldProps, 'error' | 'children'> & {
  readonly choices: ComponentProps<typeof PlainSelect>['options']
  readonly initial?: string | number | undefined
}

export function SelectField({ name, label, hint, choices, initial }: SelectFieldProps) {
  const { kept, errors } = useSent()
  const value = keptText(kept, name) ?? initial ?? choices[0]?.value
  return (
    <PlainSelect
      name={name}
      label={label}
      hint={hint}
      error={useFault(errors[name])}
      value={value}
      options={choices}
    />
  )
}

export function ErrorText({ error }: { error: FieldError }) {
  return <Wrong>{useFault(error)}</Wrong>
}

/** The fault of a form as a whole, and how many of its fields are wrong. */
export function FormTrouble({ countsFields = true }: { countsFields?: boolean }) {
  const t = useTranslations()
  const { errors, refusal } = useSent()
  const { form, ...fields } = errors
  const count = Object.keys(fields).length
  return (
    <p role="alert" className="text-sm empty:hidden">
      {form && <ErrorText error={form} />}
      {refusal !== undefined && (
        <strong className="font-semibold">! {t(`tickets.refusals.${refusal}`)}</strong>
      )}
      {countsFields && count > 0 && (
        <strong className="font-semibold">! {t('newAgent.wrong', { count })}</strong>
      )}
    </p>
  )
}
