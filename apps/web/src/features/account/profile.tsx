import type { User } from '@wis/db/accounts'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Section } from '../../components/page/titles.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import type { ProviderId } from '../../server/auth/providers.ts'
import { hasMail } from '../../server/mail/post.ts'
import { PasswordForm } from './account-forms.tsx'
import { Unconfirmed } from './links/unconfirmed.tsx'
import { ProviderButtons } from './provider-buttons.tsx'

interface ProfileProps {
  readonly user: User
  /** The providers of this installation, and those linked to this account. */
  readonly providers: readonly ProviderId[]
  readonly linked: readonly string[]
}

export function Profile({ user, providers, linked }: ProfileProps) {
  const t = useTranslations('account')
  const format = useFormatter()
  const unlinked = providers.filter((id) => !linked.includes(id))
  const ways = [
    ...(user.hasPassword ? [t('profile.password')] : []),
    ...providers.filter((id) => linked.includes(id)).map((id) => t(`providers.${id}`)),
  ]
  return (
    <Section id="you" title={t('profile.title')}>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-6 gap-y-4 text-sm">
        <Fact name={t('profile.name')}>
          <ForeignText text={user.name} />
        </Fact>
        <Fact name={t('profile.email')}>
          {user.email ?? t('profile.noEmail')}
          {hasMail() && user.email !== null && !user.hasConfirmedEmail && <Unconfirmed />}
        </Fact>
        <Fact name={t('profile.role')}>{t(`profile.roles.${user.role}`)}</Fact>
        <Fact name={t('profile.since')}>
          {format.dateTime(new Date(user.createdAt), { dateStyle: 'medium' })}
        </Fact>
        <Fact name={t('profile.ways')}>{ways.join(' · ')}</Fact>
      </dl>
      {unlinked.length > 0 && (
        <div className="max-w-sm pt-6">
          <ProviderButtons to="connect" providers={unlinked} />
        </div>
      )}
      {user.hasPassword && (
        <details className="pt-5">
          <summary className="text-sm underline decoration-rim underline-offset-4">
            {t('changePassword.title')}
          </summary>
          <PasswordForm />
        </details>
      )}
    </Section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label">{name}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
