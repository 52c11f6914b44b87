import type { SessionRow, TokenRow } from '@wis/db/accounts'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { underlined } from '../../components/link/link.tsx'
import { Section } from '../../components/page/titles.tsx'
import { DayAndTime } from '../../components/text/day-and-time.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { browsers, systems } from '../../server/auth/visit.ts'
import { endOtherSessions, endSessionOf, endTokenOf, signOutEverywhere } from './access-actions.ts'

interface AccessListProps {
  readonly sessions: readonly SessionRow[]
  /** The session of this reader. */
  readonly here: string
  readonly tokens: readonly TokenRow[]
  readonly now: Date
}

/** Everything that opens the account, with a way to end each. */
export function AccessList({ sessions, here, tokens, now }: AccessListProps) {
  const t = useTranslations('account')
  return (
    <Section id="access" title={t('access.title')}>
      <p className="max-w-[62ch] pb-5 text-sm text-soft">{t('access.text')}</p>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <Session key={session.id} session={session} isHere={session.id === here} />
        ))}
        {tokens.map((token) => (
          <Token key={token.id} token={token} now={now} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 pt-5">
        {sessions.length > 1 && (
          <form action={endOtherSessions}>
            <SubmitButton className={buttonStyle.quiet}>{t('access.endOthers')}</SubmitButton>
          </form>
        )}
        <form action={signOutEverywhere}>
          <SubmitButton className={buttonStyle.quiet}>{t('profile.signOutEverywhere')}</SubmitButton>
        </form>
      </div>
    </Section>
  )
}

function Session({ session, isHere }: { session: SessionRow; isHere: boolean }) {
  const t = useTranslations('account.access')
  const browser = browsers.find((known) => known === session.browser) ?? 'other'
  const system = systems.find((known) => known === session.system) ?? 'other'
  const from = session.network === null ? [] : [t('from', { network: session.network })]
  return (
    <Row
      title={t('device', { browser: t(`browsers.${browser}`), system: t(`systems.${system}`) })}
      about={[t('session'), ...from].join(' · ')}
      end={
        isHere ? (
          <span className="text-soft">{t('thisOne')}</span>
        ) : (
          <End id={session.id} action={endSessionOf} sure={t('endSession')} />
        )
      }
    >
      {t('started')} <DayAndTime at={session.createdAt} />
      <br />
      {t('seen')} <DayAndTime at={session.seenAt} />
    </Row>
  )
}

function Token({ token, now }: { token: TokenRow; now: Date }) {
  const t = useTranslations('account.tokens')
  const tAccess = useTranslations('account.access')
  const format = useFormatter()
  const day = (time: string) => format.dateTime(new Date(time), { dateStyle: 'medium' })
  const isExpired = new Date(token.expiresAt) <= now
  const about = (
    <>
      {tAccess('token')} · {t('ending')} <code>{token.ending}</code> · {token.scopes.join(' ')}
    </>
  )
  return (
    <Row
      title={<ForeignText text={token.name} />}
      about={about}
      end={<End id={token.id} action={endTokenOf} sure={tAccess('endToken', { name: token.name })} />}
    >
      {t('created')} {day(token.createdAt)}
      <br />
      {t(isExpired ? 'expired' : 'expires')} {day(token.expiresAt)} · {t('used')}{' '}
      {token.lastUsedAt ? day(token.lastUsedAt) : t('never')}
    </Row>
  )
}

interface RowProps {
  readonly title: ReactNode
  readonly about: ReactNode
  readonly end: ReactNode
  readonly children: ReactNode
}

function Row({ title, about, end, children }: RowProps) {
  return (
    <li className="grid gap-x-8 gap-y-1 py-4 text-sm sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_11rem]">
      <p>
        <span className="font-semibold">{title}</span>
        <span className="block text-xs text-faint">{about}</span>
      </p>
      <p className="figures text-xs text-soft">{children}</p>
      <div>{end}</div>
    </li>
  )
}

interface EndProps {
  readonly id: string
  readonly action: (form: FormData) => Promise<void>
  readonly sure: string
}

function End({ id, action, sure }: EndProps) {
  const t = useTranslations('account.access')
  return (
    <details>
      <summary className={underlined}>{t('end')}</summary>
      <form action={action} className="pt-3">
        <input type="hidden" name="id" value={id} />
        <SubmitButton className={buttonStyle.quiet}>{sure}</SubmitButton>
      </form>
    </details>
  )
}
