'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useActionState } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { useFirstWrong } from '../../components/form/use-first-wrong.ts'
import { Link, underlined } from '../../components/link/link.tsx'
import { Notice } from '../../components/page/notice.tsx'
import type { ProviderId } from '../../server/auth/providers.ts'
import { openAccountWith } from './actions.ts'
import { Field, FormError } from './field.tsx'
import { textOf, unsent } from './form-state.ts'
import type { AccountError, SignUpState } from './form-state.ts'
import { ProviderButtons } from './provider-buttons.tsx'
import { signInWith } from './sign-in-calls.ts'
import { SignInForm } from './sign-in-form.tsx'

interface SignedOutProps {
  readonly providers: readonly ProviderId[]
  readonly error: AccountError | undefined
  readonly firstIsAdmin: boolean
  /** Whether the site sends letters. */
  readonly hasMail: boolean
  readonly next: string
}

const unopened: SignUpState = unsent

/** The account page of a stranger: a form to sign in, and one to open an account. */
export function SignedOut({ providers, error, firstIsAdmin, hasMail, next }: SignedOutProps) {
  const t = useTranslations('account')
  const router = useRouter()
  const [signUp, openAccount, isOpening] = useActionState(async (state: SignUpState, form: FormData) => {
    const opened = await openAccountWith(state, form)
    if (!opened.isDone || opened.isMailed) return opened
    const refusal = await signInWith(textOf(form, 'email'), textOf(form, 'password'))
    if (refusal === null) {
      router.replace(next)
      router.refresh()
    }
    return opened
  }, unopened)
  const newEmail = signUp.isDone && !signUp.isMailed ? signUp.kept?.['email'] : undefined
  return (
    <div className="grid max-w-5xl items-start gap-6 md:grid-cols-2 md:pt-2">
      <section
        aria-labelledby="sign-in"
        className="rounded-card border border-line bg-raised p-4 sm:p-6 md:p-8"
      >
        <div className="flex flex-wrap items-center justify-between gap-3 pb-5">
          <h2 id="sign-in" className="display text-2xl">
            {t('signIn.short')}
          </h2>
          <a href="#sign-up" className={`text-sm md:hidden ${underlined}`}>
            {t('signUp.title')}
          </a>
        </div>
        <SignInForm
          key={newEmail}
          error={newEmail === undefined ? error : undefined}
          next={next}
          newEmail={newEmail}
        />
        <p className="pt-4 text-sm">
          <Link href="/account/forgot" className={underlined}>
            {t('forgot.title')}
          </Link>
        </p>
        {hasMail && (
          <p className="pt-2 text-sm">
            <Link
              href={
                next === '/account'
                  ? '/account/link'
                  : `/account/link?${new URLSearchParams({ next }).toString()}`
              }
              className={underlined}
            >
              {t('letter.title')}
            </Link>
          </p>
        )}
        {providers.length > 0 && (
          <>
            <p className="label py-4 text-center">{t('signIn.or')}</p>
            <ProviderButtons to="signIn" providers={providers} next={next} />
          </>
        )}
        <noscript>
          <p className="pt-4 text-sm">{t('noScript')}</p>
        </noscript>
      </section>
      <section
        aria-labelledby="sign-up"
        className="rounded-card border border-line bg-raised p-4 sm:p-6 md:p-8"
      >
        <h2 id="sign-up" className="display pb-5 text-2xl">
          {t('signUp.title')}
        </h2>
        <SignUpForm
          state={signUp}
          action={openAccount}
          isPending={isOpening}
          firstIsAdmin={firstIsAdmin}
          next={next}
        />
      </section>
    </div>
  )
}

interface SignUpFormProps {
  readonly state: SignUpState
  readonly action: (form: FormData) => void
  readonly isPending: boolean
  readonly firstIsAdmin: boolean
  /** The page to open once the address is confirmed. */
  readonly next: string
}

function SignUpForm({ state, action, isPending, firstIsAdmin, next }: SignUpFormProps) {
  const t = useTranslations('account')
  const { errors, kept, isDone, isMailed } = state
  const form = useFirstWrong(errors)
  if (isDone) {
    return <Notice>{t(isMailed ? 'signUp.mailed' : 'signUp.done')}</Notice>
  }
  const hint = t('signUp.passwordHint')
  return (
    <form ref={form} action={action} className="space-y-4">
      <input type="hidden" name="next" value={next} />
      <Field
        form="sign-up"
        name="name"
        autoComplete="nickname"
        value={kept?.['name']}
        label={t('signUp.name')}
        hint={t('signUp.nameHint')}
        error={errors['name']}
      />
      <Field
        form="sign-up"
        name="email"
        type="email"
        autoComplete="username"
        value={kept?.['email']}
        label={t('signIn.email')}
        error={errors['email']}
      />
      <Field
        form="sign-up"
        name="password"
        type="password"
        autoComplete="new-password"
        hint={hint}
        label={t('signIn.password')}
        error={errors['password']}
      />
      {firstIsAdmin && <p className="text-xs text-soft">{t('signUp.firstIsAdmin')}</p>}
      <p role="alert" className="text-sm empty:hidden">
        {errors['form'] && <FormError error={errors['form']} />}
      </p>
      <button disabled={isPending} className={`${buttonStyle.quiet} w-full`}>
        {t('signUp.submit')}
      </button>
    </form>
  )
}
