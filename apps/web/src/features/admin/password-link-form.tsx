'use client'

import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { CopyButton } from '../../components/button/copy-button.tsx'
import { handOutLinkWith } from './actions.ts'
import type { LinkState } from './admin-state.ts'

const blank: LinkState = {}

/** Makes a link for somebody who has forgotten a password. */
export function PasswordLinkForm({ id }: { id: string }) {
  const t = useTranslations('admin.users')
  const [{ link, isRefused }, action, isPending] = useActionState(handOutLinkWith, blank)
  return (
    <form action={action} className="space-y-2" aria-live="polite">
      <input type="hidden" name="id" value={id} />
      <button disabled={isPending} className="w-fit underline decoration-rim underline-offset-4">
        {t('passwordLink')}
      </button>
      {isRefused && <p className="text-xs">{t('passwordLinkRefused')}</p>}
      {link !== undefined && (
        <div className="space-y-2 text-xs">
          <p>{t('passwordLinkMade')}</p>
          <code id={`link-${id}`} className="block break-all">
            {link}
          </code>
          <CopyButton from={`link-${id}`} label={t('copy')} done={t('copied')} />
        </div>
      )}
    </form>
  )
}
