'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { useFirstWrong } from '../../../components/form/use-first-wrong.ts'
import { Notice } from '../../../components/page/notice.tsx'
import { Field, FormError } from '../field.tsx'
import { unsent } from '../form-state.ts'
import { askForLink, askForSignInLink } from './link-actions.ts'

const asking = { forgot: askForLink, letter: askForSignInLink }

interface LetterFormProps {
  readonly purpose: keyof typeof asking
  /** The page to open after signing in by the link. */
  readonly next?: string
}

/** Asks for the address to send a link to: for a new password, or to sign in. */
export function LetterForm({ purpose, next }: LetterFormProps) {
  const t = useTranslations('account')
  const [{ errors, kept, isDone }, action, isPending] = useActionState(asking[purpose], unsent)
  const form = useFirstWrong(errors)
  if (isDone) return <Notice>{t(`${purpose}.sent`)}</Notice>
  return (
    <form ref={form} action={action} className="max-w-md space-y-4">
      {next !== undefined && <input type="hidden" name="next" value={next} />}
      <Field
        form={purpose}
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
        {t(`${purpose}.submit`)}
      </button>
    </form>
  )
}
