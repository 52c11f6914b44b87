'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { useFirstWrong } from '../../../components/form/use-first-wrong.ts'
import { Notice } from '../../../components/page/notice.tsx'
import { Field, FormError } from '../field.tsx'
import { unsent } from '../form-state.ts'
import { askForLink } from './link-actions.ts'

/** Asks for the address to send the link for a new password to. */
export function ForgotForm() {
  const t = useTranslations('account')
  const [{ errors, kept, isDone }, action, isPending] = useActionState(askForLink, unsent)
  const form = useFirstWrong(errors)
  if (isDone) return <Notice>{t('forgot.sent')}</Notice>
  return (
    <form ref={form} action={action} className="max-w-md space-y-4">
      <Field
        form="forgot"
        name="email"
        type="email"
        autoComplete="username"
        label={t('signIn.email')}
        value={kept?.['email']}
        error={errors['email']}
      />
      <p role="alert" className="text-sm empty:hidden">
        {errors['form'] && <FormError error={errors['form']} />}
      </p>
      <button disabled={isPending} className={buttonStyle.primary}>
        {t('forgot.submit')}
      </button>
    </form>
  )
}
