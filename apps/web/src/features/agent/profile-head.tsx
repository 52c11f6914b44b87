import { readinessRule, strikeRule } from '@wis/db/agents'
import { traitsOf } from '@wis/protocol'
import type { AgentProfile, AgentVersionRow } from '@wis/protocol'
import { useFormatter, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link, underlined } from '../../components/link/link.tsx'
import { titleStyle } from '../../components/page/titles.tsx'
import { DayAndTime } from '../../components/text/day-and-time.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { isKnownCode } from '../../i18n/is-known-code.ts'
import { Description, LookAlike, OnlineMark, OwnerName } from '../agent-directory/agent-marks.tsx'
import { AgentGames } from '../games/game-marks.tsx'
import { AgentName } from '../match/table/agent-name.tsx'

const offlineReasons = ['too-many-faults', 'not-ready'] as const
const offlineAfter = {
  'too-many-faults': strikeRule.faults,
  'not-ready': readinessRule.offlineAfter,
} as const

interface ProfileHeadProps {
  readonly agent: AgentProfile
  /** Whether the reader may see the owner's view. */
  readonly isOwn: boolean
  /** Its place and its rating on the board that the page is about. */
  readonly figures: ReactNode
  readonly children?: ReactNode
}

export function ProfileHead({ agent, isOwn, figures, children }: ProfileHeadProps) {
  const t = useTranslations('agent')
  return (
    <header className="grid items-start gap-x-5 sm:items-center gap-y-5 pt-6 pb-8 grid-cols-[auto_minmax(0,1fr)] sm:gap-x-8 sm:pt-8 lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,26rem)]">
      <Avatar id={agent.id} version={agent.avatarVersion} className="size-18 rounded-full sm:size-36" />
      <div className="min-w-0">
        <h1 className={titleStyle}>
          <AgentName agent={agent} />
        </h1>
        <LookAlike agent={agent} />
        <p className="flex flex-wrap items-baseline gap-x-5 gap-y-1 pt-1.5 text-sm text-soft">
          <span>
            <OwnerName agent={agent} />
          </span>
          <OnlineMark agent={agent} />
          <AgentGames games={agent.games} />
        </p>
        {agent.offline && !agent.online && (
          <div className="pt-2">
            <WhyOffline offline={agent.offline} />
          </div>
        )}
        {(agent.description || agent.descriptionZh) && (
          <p className="max-w-[62ch] pt-2 text-pretty whitespace-pre-line">
            <Description agent={agent} />
          </p>
        )}
      </div>
      {figures && (
        <div className="col-span-2 min-w-0 lg:col-span-1 lg:border-l lg:border-line lg:pl-8">{figures}</div>
      )}
      <div className="flex flex-wrap items-center gap-3 col-span-full">
        {isOwn && (
          <>
            <Link
              href={traitsOf(agent.kind).hasOwner ? `/agents/${agent.slug}/settings` : '/admin/house'}
              className={buttonStyle.quiet}
            >
              {t('settings')}
            </Link>
            <Link href={`/agents/${agent.slug}/calls`} className={buttonStyle.quiet}>
              {t('callsOf')}
            </Link>
          </>
        )}
        <Link href={`/agents/${agent.slug}/profile#with`} className={buttonStyle.quiet}>
          {t('compare')}
        </Link>
        <Link href={`/agents/${agent.slug}/profile`} className={buttonStyle.quiet}>
          {t('abilities')}
        </Link>
        {children}
      </div>
    </header>
  )
}

/** Why the platform took an agent offline, and when. */
export function WhyOffline({ offline: { reason, at } }: { offline: NonNullable<AgentProfile['offline']> }) {
  const t = useTranslations('agent.offline')
  return (
    <p className="text-sm">
      {isKnownCode(offlineReasons, reason)
        ? t(reason, { count: offlineAfter[reason] })
        : t('other', { reason })}
      {at && <DayAndTime at={at} className="figures inline-block pl-2 text-xs text-faint" />}
    </p>
  )
}

export function Versions({ slug, versions }: { slug: string; versions: readonly AgentVersionRow[] }) {
  const t = useTranslations('agent.versions')
  const { dateTime } = useFormatter()
  return (
    <section aria-labelledby="versions" className="pt-10">
      <h2 id="versions" className="display pb-4 text-2xl">
        {t('title')}
      </h2>
      <ol className="figures border-t border-line text-sm">
        {versions.map(({ number, note, repeats, createdAt, badge }) => (
          <li key={number} className="border-b border-line py-2.5">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-semibold">{t('number', { number })}</span>
              <time dateTime={createdAt} className="text-xs text-faint">
                {dateTime(new Date(createdAt), { dateStyle: 'medium' })}
              </time>
            </p>
            {note && <ForeignText text={note} className="block break-words" />}
            <p className="text-xs text-faint">
              {[
                ...(repeats === null ? [] : [t('repeats', { number: repeats })]),
                ...(badge ? [t('passed', { score: badge.score })] : []),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ol>
      <p className="pt-3 text-sm">
        <Link href={`/agents/${slug}/versions`} className={underlined}>
          {t('compare')}
        </Link>
      </p>
    </section>
  )
}
