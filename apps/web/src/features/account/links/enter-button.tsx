'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useActionState } from 'react'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { FormError } from '../field.tsx'
import { blankForm, errorFrom, failed } from '../form-state.ts'
import type { FormState } from '../form-state.ts'
import { enterWith } from '../sign-in-calls.ts'
import { useLinkSecret } from './use-link-secret.ts'
import { WithoutLink } from './without-link.tsx'

interface EnterButtonProps {
  readonly page: 'confirm' | 'enter'
  readonly hasMail: boolean
  /** The page to open after signing in. */
  readonly next: string
}

/**
 * Signs in by the link that led here, and confirms the address that it was sent to. It needs a press, because programs
 * that scan mail open links, too.
 */
export function EnterButton({ page, hasMail, next }: EnterButtonProps) {
  const t = useTranslations('account')
  const router = useRouter()
  const secret = useLinkSecret()
  const [{ errors }, action, isPending] = useActionState(async (): Promise<FormState> => {
    const said = await enterWith(secret ?? '')
    if (said === null) {
      router.replace(next)
      router.refresh()
      return blankForm
    }
    return failed('form', said === 'CredentialsSignin' ? 'linkOver' : (errorFrom(said) ?? 'other'))
  }, blankForm)
  const again = hasMail ? '/account/link' : undefined
  if (secret === '') return <WithoutLink text={t('withoutLink.incomplete')} again={again} />
  if (errors['form'] === 'linkOver') return <WithoutLink text={t('errors.linkOver')} again={again} />
  return (
    <form action={action} className="space-y-4">
      <p className="text-soft">{t(`${page}.text`)}</p>
      <p role="alert" className="text-sm empty:hidden">
        {errors['form'] && <FormError error={errors['form']} />}
      </p>
      <button disabled={isPending || secret === undefined} className={buttonStyle.primary}>
        {t(`${page}.submit`)}
      </button>
    </form>
  )
}
