import { useTranslations } from 'next-intl'
import { boxStyle, Labelled, Wrong } from '../../components/form/labelled.tsx'
import type { AccountError } from './form-state.ts'

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'email' | 'password'
  readonly autoComplete: string
  readonly hint?: string
  readonly error?: AccountError | undefined
  readonly value?: string | undefined
  /** Distinguishes fields of the same name in two forms of a page. */
  readonly form: string
}

export function Field({ name, label, type = 'text', autoComplete, hint, error, value, form }: FieldProps) {
  const t = useTranslations('account.errors')
  return (
    <Labelled id={`${form}-${name}`} label={label} hint={hint} error={error && t(error)}>
      {(described) => (
        <input
          {...described}
          name={name}
          type={type}
          autoComplete={autoComplete}
          required
          defaultValue={value}
          className={`${boxStyle} h-11`}
        />
      )}
    </Labelled>
  )
}

export function FormError({ error }: { error: AccountError }) {
  const t = useTranslations('account.errors')
  return <Wrong>{t(error)}</Wrong>
}

interface NewPasswordFieldsProps {
  readonly form: string
  readonly error: AccountError | undefined
}

export function NewPasswordFields({ form, error }: NewPasswordFieldsProps) {
  const t = useTranslations('account')
  return (
    <>
      <Field
        form={form}
        name="password"
        type="password"
        autoComplete="new-password"
        label={t('changePassword.new')}
        hint={t('signUp.passwordHint')}
        error={error}
      />
      <label className="flex items-baseline gap-3 text-sm">
        <input type="checkbox" name="revokeTokens" />
        {t('changePassword.revokeTokens')}
      </label>
    </>
  )
}
