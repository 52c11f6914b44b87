import { useTranslations } from 'next-intl'
import { Field } from './field.tsx'
import type { AccountError } from './form-state.ts'

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
        <input type="checkbox" name="revokeTokens" className="accent-current" />
        {t('changePassword.revokeTokens')}
      </label>
    </>
  )
}
