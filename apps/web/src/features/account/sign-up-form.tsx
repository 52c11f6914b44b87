'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { buttonStyle } from '../../components/button-style.ts'
import { openAccountWith } from './actions.ts'
import { Field, FormError } from './field.tsx'
import { blankForm } from './form-state.ts'

export function SignUpForm({ firstIsAdmin }: { firstIsAdmin: boolean }) {
  const t = useTranslations('account')
  const [{ errors, kept, isDone }, action, isPending] = useActionState(openAccountWith, {
    ...blankForm,
    isDone: false,
  })
  if (isDone) {
    return (
      <p role="status" className="border-l-2 border-brass pl-4">
        {t('signUp.done')}
      </p>
    )
  }
  const hint = t('signUp.passwordHint')
  return (
    <form action={action} className="space-y-4">
      <Field
        {...{ form: 'sign-up', name: 'name', autoComplete: 'nickname', value: kept?.['name'] }}
        label={t('signUp.name')}
        hint={t('signUp.nameHint')}
        error={errors['name']}
      />
      <Field
        {...{
          form: 'sign-up',
          name: 'email',
          type: 'email',
          autoComplete: 'username',
          value: kept?.['email'],
        }}
        label={t('signIn.email')}
        error={errors['email']}
      />
      <Field
        {...{ form: 'sign-up', name: 'password', type: 'password', autoComplete: 'new-password', hint }}
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
