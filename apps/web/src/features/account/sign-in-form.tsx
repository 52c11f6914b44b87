'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useActionState, useEffect, useRef, useState } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Field, FormError } from './field.tsx'
import { blankForm, errorFrom, failed, textOf } from './form-state.ts'
import type { AccountError, FormState } from './form-state.ts'
import { askForChallenge } from './proof-of-work/challenge-action.ts'
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
  const { share, prove } = useProof()
  const [state, action, isPending] = useActionState(
    async (_: FormState, form: FormData) => {
      const said = await signInWithPassword(form, prove)
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
      <div role="status" className="space-y-2 text-sm text-soft empty:hidden">
        {isPending && share !== undefined && (
          <>
            <p>{t('signIn.working')}</p>
            <progress
              value={share}
              aria-label={t('signIn.progress')}
              className="block h-1 w-full appearance-none bg-line [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-current"
            />
          </>
        )}
      </div>
    </form>
  )
}

type Prove = (email: string) => Promise<string | undefined>

/** Does the work that buys a try, until the form is left. `share` is the part of the work that is done. */
function useProof(): { readonly share: number | undefined; readonly prove: Prove } {
  const [share, setShare] = useState<number>()
  const leaving = useRef<AbortController>(null)
  useEffect(() => {
    const left = new AbortController()
    leaving.current = left
    return () => left.abort()
  }, [])
  const prove: Prove = async (email) => {
    const asked = new FormData()
    asked.set('email', email)
    const [challenge, { solveChallenge }] = await Promise.all([
      askForChallenge(asked),
      import('./proof-of-work/solve-challenge.ts'),
    ])
    const signal = leaving.current?.signal
    if (challenge === undefined || !signal) return undefined
    setShare(0)
    return solveChallenge(challenge, { signal, onProgress: setShare }).finally(() => setShare(undefined))
  }
  return { share, prove }
}

/** If others have used up all tries at the account, the browser buys one more. */
async function signInWithPassword(form: FormData, prove: Prove): Promise<FormState> {
  const [email, password] = [textOf(form, 'email'), textOf(form, 'password')]
  let said = await signInWith(email, password)
  if (said === 'throttled') {
    const proof = await prove(email).catch(() => undefined)
    if (proof !== undefined) said = await signInWith(email, password, proof)
  }
  const error = errorFrom(said)
  return { ...(error ? failed('form', error) : blankForm), kept: { email } }
}
