import type { SessionRow } from '@wis/db/accounts'
import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { SubmitButton } from '../../components/button/submit-button.tsx'
import { underlined } from '../../components/link/link.tsx'
import { Section } from '../../components/page/titles.tsx'
import { TimeAgo } from '../../components/text/time-ago.tsx'
import { browsers, systems } from '../../server/auth/visit.ts'
import { endOtherSessions, endSessionOf, signOutEverywhere } from './access-actions.ts'

interface AccessListProps {
  readonly sessions: readonly SessionRow[]
  /** The session of this reader. */
  readonly here: string
}

/** The browsers that are signed in, with a way to sign each out. */
export function AccessList({ sessions, here }: AccessListProps) {
  const t = useTranslations('account')
  return (
    <Section id="access" title={t('access.title')}>
      <p className="max-w-[62ch] pb-5 text-sm text-soft">{t('access.text')}</p>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <Session key={session.id} session={session} isHere={session.id === here} />
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
  return (
    <li className="grid items-baseline gap-x-8 gap-y-1 py-4 text-sm sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_11rem]">
      <p className="font-semibold">
        {t('device', { browser: t(`browsers.${browser}`), system: t(`systems.${system}`) })}
        {session.network !== null && (
          <span className="block text-xs font-normal text-faint">
            {t('from', { network: session.network })}
          </span>
        )}
      </p>
      <p className="text-xs text-soft">
        {t('started')} <TimeAgo at={session.createdAt} className="" />
        {' · '}
        {t('seen')} <TimeAgo at={session.seenAt} className="" />
      </p>
      <div className="sm:text-right">
        {isHere ? (
          <span className="inline-flex items-center gap-2 text-soft before:size-2 before:rounded-full before:bg-brass">
            {t('thisOne')}
          </span>
        ) : (
          <End id={session.id} action={endSessionOf} sure={t('endSession')} />
        )}
      </div>
    </li>
  )
}

interface EndProps {
  readonly id: string
  readonly action: (form: FormData) => Promise<void>
  readonly sure: string
}

/** Ends what has this id, after a second look. */
export function End({ id, action, sure }: EndProps) {
  const t = useTranslations('account.access')
  return (
    <details>
      <summary className={`text-soft hover:text-ink ${underlined}`}>{t('end')}</summary>
      <form action={action} className="pt-3">
        <input type="hidden" name="id" value={id} />
        <SubmitButton className={buttonStyle.quiet}>{sure}</SubmitButton>
      </form>
    </details>
  )
}
