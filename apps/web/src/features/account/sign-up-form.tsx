'use client'

import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { useFirstWrong } from '../../components/form/use-first-wrong.ts'
import { Notice } from '../../components/page/notice.tsx'
import { Field, FormError } from './field.tsx'
import type { SignUpState } from './form-state.ts'

interface SignUpFormProps {
  readonly state: SignUpState
  readonly action: (form: FormData) => void
  readonly isPending: boolean
  readonly firstIsAdmin: boolean
  /** The page to open once the address is confirmed. */
  readonly next: string
}

export function SignUpForm({ state, action, isPending, firstIsAdmin, next }: SignUpFormProps) {
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
