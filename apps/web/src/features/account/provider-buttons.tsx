'use client'

import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { linkStyle } from '../../components/link/link.tsx'
import { signInAt, signOut } from './sign-in-calls.ts'

interface ProviderButtonsProps {
  readonly providers: readonly ('huggingface' | 'github')[]
  /** Whether the buttons sign a visitor in, or link a provider to the account. */
  readonly to: 'signIn' | 'connect'
  readonly next?: string
}

export function ProviderButtons({ providers, to, next = '/account' }: ProviderButtonsProps) {
  const t = useTranslations('account')
  return (
    <ul className="space-y-3">
      {providers.map((provider) => (
        <li key={provider}>
          <button
            type="button"
            onClick={() => void signInAt(provider, next)}
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
    <button type="button" onClick={() => void signOut()} className={`${linkStyle} h-11 text-sm text-soft`}>
      {t('profile.signOut')}
    </button>
  )
}
