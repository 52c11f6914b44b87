import type { TokenRow } from '@wis/db'
import { scopes, tokenLifetimes } from '@wis/protocol'
import Link from 'next/link'
import { useFormatter, useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { revokeTokenOf } from './actions.ts'
import { NewTokenForm } from './new-token-form.tsx'

interface TokenListProps {
  readonly tokens: readonly TokenRow[]
  readonly isAdmin: boolean
  readonly now: Date
}

export function TokenList({ tokens, isAdmin, now }: TokenListProps) {
  const t = useTranslations('account.tokens')
  return (
    <section aria-labelledby="tokens" className="pt-16">
      <SectionTitle id="tokens" title={t('title')}>
        <Link href="/docs/api" className="underline decoration-rim underline-offset-4">
          {t('docs')}
        </Link>
      </SectionTitle>
      <p className="max-w-[62ch] pb-5 text-sm text-soft">{t('text')}</p>
      {tokens.length === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {tokens.map((token) => (
            <Token key={token.id} token={token} now={now} />
          ))}
        </ul>
      )}
      <div className="pt-8">
        <NewTokenForm
          scopes={scopes.filter((scope) => isAdmin || scope !== 'admin')}
          lifetimes={tokenLifetimes}
        />
      </div>
    </section>
  )
}

function Token({ token, now }: { token: TokenRow; now: Date }) {
  const t = useTranslations('account.tokens')
  const format = useFormatter()
  const day = (time: string) => format.dateTime(new Date(time), { dateStyle: 'medium' })
  const isExpired = new Date(token.expiresAt) <= now
  return (
    <li className="grid gap-x-8 gap-y-1 py-4 text-sm sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <p>
        <ForeignText text={token.name} className="font-semibold" />
        <span className="block text-xs text-faint">
          {t('ending')} <code>{token.ending}</code> · {token.scopes.join(' ')}
        </span>
      </p>
      <p className="figures text-xs text-soft">
        {t('created')} {day(token.createdAt)}
        <br />
        {t(isExpired ? 'expired' : 'expires')} {day(token.expiresAt)} · {t('used')}{' '}
        {token.lastUsedAt ? day(token.lastUsedAt) : t('never')}
      </p>
      <details>
        <summary className="underline decoration-rim underline-offset-4">{t('revoke')}</summary>
        <form action={revokeTokenOf} className="pt-3">
          <input type="hidden" name="id" value={token.id} />
          <SubmitButton className={buttonStyle.quiet}>{t('revokeNow', { name: token.name })}</SubmitButton>
        </form>
      </details>
    </li>
  )
}
