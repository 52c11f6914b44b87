'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useActionState, useEffect, useRef } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Field, FormError } from './field.tsx'
import { blankForm, errorFrom, failed, textOf } from './form-state.ts'
import type { AccountError, FormState } from './form-state.ts'
import { signInWith } from './sign-in-calls.ts'

interface SignInFormProps {
  readonly error: AccountError | undefined
  /** The page to open after signing in. */
  readonly next: string
  /** The address of an account that was just opened, so that only its password is left to type. */
  readonly newEmail: string | undefined
}

export function SignInForm({ error, next, newEmail }: SignInFormProps) {
  const t = useTranslations('account')
  const router = useRouter()
  const [state, action, isPending] = useActionState(
    async (_: FormState, form: FormData) => {
      const said = await signInWithPassword(form)
      if (!said.errors['form']) {
        router.replace(next)
        // Pages that were loaded for a stranger are discarded.
        router.refresh()
      }
      return said
    },
    error ? failed('form', error) : blankForm,
  )
  const { errors, kept } = state
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (newEmail !== undefined) form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()
  }, [newEmail])
  return (
    <form ref={form} action={action} className="space-y-4">
      <Field
        form="sign-in"
        name="email"
        type="email"
        autoComplete="username"
        label={t('signIn.email')}
        value={kept?.['email'] ?? newEmail}
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

async function signInWithPassword(form: FormData): Promise<FormState> {
  const email = textOf(form, 'email')
  const said = await signInWith(email, textOf(form, 'password'))
  const error = errorFrom(said)
  return { ...(error ? failed('form', error) : blankForm), kept: { email } }
}
