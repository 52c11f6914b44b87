import type { TokenRow } from '@wis/db/accounts'
import { useFormatter, useTranslations } from 'next-intl'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { TimeAgo } from '../../components/text/time-ago.tsx'
import { endTokenOf } from './access-actions.ts'
import { End } from './access-list.tsx'

interface TokenListProps {
  readonly tokens: readonly TokenRow[]
  readonly now: Date
}

/** The tokens of an account: what each may do, and whether something still uses it. */
export function TokenList({ tokens, now }: TokenListProps) {
  const t = useTranslations('account.tokens')
  if (tokens.length === 0) return <p className="border-y border-line py-4 text-sm text-soft">{t('none')}</p>
  const columns = ['name', 'may', 'used', 'expires'] as const
  return (
    <table className="stacked w-full border-y border-line text-left text-sm">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="label py-2 pr-6">
              {t(column)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <Token key={token.id} token={token} now={now} />
        ))}
      </tbody>
    </table>
  )
}

function Token({ token, now }: { token: TokenRow; now: Date }) {
  const t = useTranslations('account.tokens')
  const tAccess = useTranslations('account.access')
  const { dateTime } = useFormatter()
  const expiry = new Date(token.expiresAt)
  return (
    <tr className="border-t border-line align-baseline">
      <th scope="row" className="py-3 pr-6 font-semibold">
        <ForeignText text={token.name} />
        <span className="block text-xs font-normal text-faint">
          {t('ending')} <code>{token.ending}</code>
        </span>
      </th>
      <td data-label={t('may')} className="col-span-full py-3 pr-6">
        <ul className="max-sm:flex max-sm:flex-wrap max-sm:gap-1.5 max-sm:pt-1 max-sm:*:rounded-full max-sm:*:border max-sm:*:border-rim max-sm:*:px-2.5 max-sm:*:py-0.5 max-sm:*:text-xs">
          {token.scopes.map((scope) => (
            <li key={scope} className="first-letter:uppercase">
              {t(`scope.${scope}`)}
            </li>
          ))}
        </ul>
      </td>
      <td data-label={t('used')} className="py-3 pr-6 text-soft sm:whitespace-nowrap">
        {token.lastUsedAt ? <TimeAgo at={token.lastUsedAt} className="" /> : t('never')}
      </td>
      <td data-label={t('expires')} className="figures py-3 pr-6 text-soft sm:whitespace-nowrap">
        {expiry <= now ? (
          <strong className="font-semibold text-wrong">{t('expired')}</strong>
        ) : (
          dateTime(expiry, { dateStyle: 'medium' })
        )}
      </td>
      <td className="py-3 sm:text-right">
        <End id={token.id} action={endTokenOf} sure={tAccess('endToken', { name: token.name })} />
      </td>
    </tr>
  )
}
