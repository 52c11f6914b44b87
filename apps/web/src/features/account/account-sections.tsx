import type { AccountNotice, User } from '@wis/db/accounts'
import { accountNotices } from '@wis/db/accounts'
import type { AgentRow } from '@wis/protocol'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link, underlined } from '../../components/link/link.tsx'
import { EmptyLine } from '../../components/page/notice.tsx'
import { Section, SectionTitle } from '../../components/page/titles.tsx'
import { DayAndTime } from '../../components/text/day-and-time.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { noticeWords } from '../../i18n/notice-words.ts'
import { database } from '../../server/database.ts'
import { OnlineMark } from '../agent-directory/agent-marks.tsx'
import { GameGlyph } from '../games/game-marks.tsx'
import { gameNameIn } from '../games/names.ts'
import { DeleteAccountForm } from './account-forms.tsx'

/** A plain link, because it leads to an answer of the API, which the router cannot open. */
const exportAddress = '/api/v1/me/export'

export function OwnData({ user }: { user: User }) {
  const t = useTranslations('account.data')
  return (
    <Section id="data" title={t('title')}>
      <p className="max-w-[62ch] pb-5 text-sm text-soft">{t('text')}</p>
      <a href={exportAddress} download className={buttonStyle.quiet}>
        {t('download')}
      </a>
      <details className="pt-8">
        <summary className="text-sm underline decoration-rim underline-offset-4">{t('delete')}</summary>
        <DeleteAccountForm name={user.name} hasPassword={user.hasPassword} />
      </details>
    </Section>
  )
}

/** A user's notices that concern none of the user's agents; nothing if there are none. */
export async function OwnNotices({ userId }: { userId: string }) {
  const t = await getTranslations('account.notices')
  const notices = await accountNotices(database(), userId)
  if (notices.length === 0) return null
  return (
    <Section id="notices" title={t('title')}>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {notices.map((notice) => (
          <li key={notice.id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
            <NoticeText notice={notice} />
            <DayAndTime at={notice.createdAt} className="figures text-xs text-faint" />
          </li>
        ))}
      </ul>
    </Section>
  )
}

async function NoticeText({ notice }: { notice: AccountNotice }) {
  const words = noticeWords(await getTranslations('tickets.notices'), await getLocale(), notice)
  if (words?.href === undefined) return <span className="min-w-0">{words?.text ?? notice.kind}</span>
  return (
    <Link href={words.href} className="min-w-0 break-words underline decoration-rim underline-offset-4">
      {words.text}
    </Link>
  )
}

interface OwnAgentsProps {
  readonly agents: readonly AgentRow[]
  /** When the newest match of each began. */
  readonly played: ReadonlyMap<string, Date>
  readonly now: Date
}

export function OwnAgents({ agents, played, now }: OwnAgentsProps) {
  const { relativeTime } = useFormatter()
  const t = useTranslations('account.agents')
  const tAgents = useTranslations('agents')
  const saidOf = ({ id }: AgentRow) => {
    const at = played.get(id)
    return at ? t('played', { when: relativeTime(at, now) }) : t('neverPlayed')
  }
  const register = (
    <Link href="/agents/new" className={agents.length > 0 ? buttonStyle.quiet : buttonStyle.primary}>
      {t('register')}
    </Link>
  )
  return (
    <section aria-labelledby="agents">
      <SectionTitle id="agents" title={t('title')}>
        {agents.length > 0 && <span className="block max-sm:pt-2">{register}</span>}
      </SectionTitle>
      {agents.length === 0 ? (
        <>
          <EmptyLine title={t('emptyTitle')}>{t('emptyText')}</EmptyLine>
          <p className="pt-4">{register}</p>
        </>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {agents.map((agent) => (
            <li
              key={agent.id}
              className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 py-3 text-sm"
            >
              <Avatar id={agent.id} version={agent.avatarVersion} className="size-9 rounded-full" />
              <div className="min-w-0">
                <Link href={`/agents/${agent.slug}`} className="font-semibold break-words hover:underline">
                  <ForeignText text={agent.name} />
                </Link>
                <p className="figures text-xs text-soft">
                  {t('version')} {agent.version} · {tAgents(`kinds.${agent.kind}`)} ·{' '}
                  {agent.badges.length === 0 ? (
                    t('notPassed')
                  ) : (
                    <PassedIn games={agent.badges.map(({ game }) => game)} />
                  )}
                </p>
                <p className="figures text-xs text-soft">{saidOf(agent)}</p>
              </div>
              <span className="flex items-end justify-end gap-x-5 max-sm:flex-col">
                <span className="text-soft">
                  <OnlineMark agent={agent} />
                </span>
                <Link href={`/agents/${agent.slug}/settings`} className={underlined}>
                  {t('settings')}
                </Link>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The signs of the games in which the flight check is passed, and of a few their names. */
function PassedIn({ games }: { games: readonly string[] }) {
  const t = useTranslations('account.agents')
  const locale = useLocale()
  const names = games.map((game) => gameNameIn(locale, game)).join(' · ')
  return (
    <span title={t('passed', { games: names })}>
      {games.map((game) => (
        <GameGlyph key={game} game={game} className="mr-1 inline size-3.5 align-[-0.15em]" />
      ))}
      <span className={games.length > mostNamed ? 'sr-only' : ''}>{t('passed', { games: names })}</span>
    </span>
  )
}

const mostNamed = 2
