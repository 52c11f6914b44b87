'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { useFirstWrong } from '../../../components/form/use-first-wrong.ts'
import { FormError, NewPasswordFields } from '../field.tsx'
import { blankForm } from '../form-state.ts'
import { resetPasswordWith } from './link-actions.ts'
import { useLinkSecret } from './use-link-secret.ts'
import { WithoutLink } from './without-link.tsx'

/** Chooses a new password by the link that led here. */
export function ResetForm({ hasMail }: { hasMail: boolean }) {
  const t = useTranslations('account')
  const secret = useLinkSecret()
  const [{ errors }, action, isPending] = useActionState(resetPasswordWith, blankForm)
  const form = useFirstWrong(errors)
  if (secret === '' || errors['form'] === 'linkOver') {
    const text = t(secret === '' ? 'withoutLink.incomplete' : 'errors.linkOver')
    return <WithoutLink text={text} again={hasMail ? '/account/forgot' : undefined} />
  }
  return (
    <form ref={form} action={action} className="max-w-md space-y-4">
      <input type="hidden" name="secret" value={secret ?? ''} />
      <NewPasswordFields form="reset" error={errors['password']} />
      <p role="alert" className="text-sm empty:hidden">
        {errors['form'] && <FormError error={errors['form']} />}
      </p>
      <button disabled={isPending || secret === undefined} className={buttonStyle.primary}>
        {t('reset.submit')}
      </button>
    </form>
  )
}
