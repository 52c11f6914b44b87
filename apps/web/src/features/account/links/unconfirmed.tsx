'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { underlined } from '../../../components/link/link.tsx'
import { FormError } from '../field.tsx'
import { unsent } from '../form-state.ts'
import { askToConfirm } from './link-actions.ts'

/** Says that an address is not confirmed yet, and sends the link again. */
export function Unconfirmed() {
  const t = useTranslations('account.confirm')
  const [{ errors, isDone }, action, isPending] = useActionState(askToConfirm, unsent)
  return (
    <form action={action} className="pt-1 text-xs text-soft" aria-live="polite">
      {isDone ? (
        t('sentAgain')
      ) : (
        <>
          {t('notYet')}{' '}
          <button disabled={isPending} className={underlined}>
            {t('sendAgain')}
          </button>
        </>
      )}
      {errors['form'] && <FormError error={errors['form']} />}
    </form>
  )
}
