'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { useFirstWrong } from '../../components/form/use-first-wrong.ts'
import { changePasswordWith } from './access-actions.ts'
import { deleteAccountWith } from './actions.ts'
import { Field, NewPasswordFields } from './field.tsx'
import { blankForm } from './form-state.ts'

export function PasswordForm() {
  const t = useTranslations('account')
  const [{ errors }, action, isPending] = useActionState(changePasswordWith, blankForm)
  const form = useFirstWrong(errors)
  return (
    <form ref={form} action={action} className="max-w-sm space-y-4 pt-4">
      <Field
        form="change"
        name="current"
        type="password"
        autoComplete="current-password"
        label={t('changePassword.current')}
        error={errors['current']}
      />
      <NewPasswordFields form="change" error={errors['password']} />
      <button disabled={isPending} className={buttonStyle.quiet}>
        {t('changePassword.submit')}
      </button>
    </form>
  )
}

export function DeleteAccountForm({ name, hasPassword }: { name: string; hasPassword: boolean }) {
  const t = useTranslations('account.data')
  const [{ errors }, action, isPending] = useActionState(deleteAccountWith, blankForm)
  const form = useFirstWrong(errors)
  return (
    <form ref={form} action={action} className="max-w-sm space-y-4 pt-4">
      <p className="text-sm">{t('deleteText')}</p>
      <Field
        form="delete"
        name="name"
        autoComplete="off"
        label={t('confirmName')}
        hint={t('confirmHint', { name })}
        error={errors['name']}
      />
      {hasPassword && (
        <Field
          form="delete"
          name="password"
          type="password"
          autoComplete="current-password"
          label={t('confirmPassword')}
          error={errors['password']}
        />
      )}
      <button disabled={isPending} className={buttonStyle.primary}>
        {t('deleteNow')}
      </button>
    </form>
  )
}
