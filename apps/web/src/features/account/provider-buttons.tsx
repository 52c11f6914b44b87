'use client'

import { signIn, signOut } from 'next-auth/react'
import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button-style.ts'

interface ProviderButtonsProps {
  readonly providers: readonly ('huggingface' | 'github')[]
  /** Whether they bring somebody in, or give an account another way in. */
  readonly to: 'signIn' | 'connect'
}

/** Leads to where else one can say who one is. */
export function ProviderButtons({ providers, to }: ProviderButtonsProps) {
  const t = useTranslations('account')
  return (
    <ul className="space-y-3">
      {providers.map((provider) => (
        <li key={provider}>
          <button
            type="button"
            onClick={() => void signIn(provider, { callbackUrl: '/account' })}
            className={`${buttonStyle.quiet} w-full`}
          >
            {t(to === 'signIn' ? 'signIn.with' : 'profile.connect', { provider: t(`providers.${provider}`) })}
          </button>
        </li>
      ))}
    </ul>
  )
}

export function SignOutButton() {
  const t = useTranslations('account')
  return (
    <button type="button" onClick={() => void signOut({ callbackUrl: '/' })} className={buttonStyle.quiet}>
      {t('profile.signOut')}
    </button>
  )
}
