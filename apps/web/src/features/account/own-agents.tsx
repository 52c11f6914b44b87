import type { AgentRow } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/empty-state.tsx'
import { SectionTitle } from '../../components/page/section-title.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { gameNameIn } from '../games/game-name-in.ts'

export function OwnAgents({ agents }: { agents: readonly AgentRow[] }) {
  const t = useTranslations('account.agents')
  const tAgents = useTranslations('agents')
  const locale = useLocale()
  const checkOf = ({ badges }: AgentRow) =>
    badges.length === 0
      ? t('notPassed')
      : t('passed', { games: badges.map(({ game }) => gameNameIn(locale, game)).join(' · ') })
  const register = (
    <Link href="/agents/new" className={buttonStyle.quiet}>
      {t('register')}
    </Link>
  )
  return (
    <section aria-labelledby="agents" className="pt-16">
      <SectionTitle id="agents" title={t('title')}>
        {agents.length > 0 && register}
      </SectionTitle>
      {agents.length === 0 ? (
        <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={register} />
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
                  {t('version')} {agent.version} · {tAgents(`kinds.${agent.kind}`)} · {checkOf(agent)}
                </p>
              </div>
              <span>{t(agent.retired ? 'retired' : agent.online ? 'online' : 'offline')}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
