'use client'

import { signIn } from 'next-auth/react'
import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { buttonStyle } from '../../components/button-style.ts'
import { Field, FormError } from './field.tsx'
import { blankForm, errorFrom, failed, textOf } from './form-state.ts'
import type { AccountError, FormState } from './form-state.ts'

export function SignInForm({ error }: { error: AccountError | undefined }) {
  const t = useTranslations('account')
  const [state, action, isPending] = useActionState(
    signInWithPassword,
    error ? failed('form', error) : blankForm,
  )
  const { errors, kept } = state
  return (
    <form action={action} className="space-y-4">
      <Field
        form="sign-in"
        name="email"
        type="email"
        autoComplete="username"
        label={t('signIn.email')}
        value={kept?.['email']}
      />
      <Field
        form="sign-in"
        name="password"
        type="password"
        autoComplete="current-password"
        label={t('signIn.password')}
      />
      <p role="alert" className="text-sm empty:hidden">
        {errors['form'] && <FormError error={errors['form']} />}
      </p>
      <button disabled={isPending} className={`${buttonStyle.primary} w-full`}>
        {t('signIn.submit')}
      </button>
    </form>
  )
}

async function signInWithPassword(_: FormState, form: FormData): Promise<FormState> {
  const [email, password] = [textOf(form, 'email'), textOf(form, 'password')]
  const kept = { email }
  const answer = await signIn('credentials', { redirect: false, email, password }).catch(() => undefined)
  if (!answer?.ok) return { ...failed('form', errorFrom(answer?.error) ?? 'other'), kept }
  // Not a route change: whatever was shown to a stranger before is thrown away.
  window.location.assign('/account')
  return { ...blankForm, kept }
}
