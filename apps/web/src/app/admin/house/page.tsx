import { houseAgents } from '@wis/db/agents'
import type { HouseAgentState } from '@wis/db/agents'
import { getLocale, getTranslations } from 'next-intl/server'
import { Avatar } from '../../../components/avatar/avatar.tsx'
import { SubmitButton } from '../../../components/button/submit-button.tsx'
import { EmptyState } from '../../../components/page/notice.tsx'
import { PageTitle } from '../../../components/page/titles.tsx'
import { switchHouseOf } from '../../../features/admin/actions.ts'
import { requireAdmin } from '../../../features/admin/require-admin.ts'
import { gameNameIn } from '../../../features/games/names.ts'
import { agentNameIn } from '../../../features/match/agent-name-in.ts'
import { AgentName } from '../../../features/match/table/agent-name.tsx'
import { database } from '../../../server/database.ts'

export default async function HousePage() {
  await requireAdmin()
  const t = await getTranslations('admin')
  const agents = await houseAgents(database())
  return (
    <>
      <PageTitle title={t('nav.house')}>{t('house.text')}</PageTitle>
      {agents.length === 0 ? (
        <EmptyState title={t('house.emptyTitle')} />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {agents.map((agent) => (
            <HouseLine key={agent.id} agent={agent} />
          ))}
        </ul>
      )}
    </>
  )
}

async function HouseLine({ agent }: { agent: HouseAgentState }) {
  const t = await getTranslations('admin.house')
  const locale = await getLocale()
  const description = (locale === 'zh' ? agent.descriptionZh : null) ?? agent.description
  const builtIn = { ...agent, kind: 'house' } as const
  const about = [...agent.games.map((game) => gameNameIn(locale, game)), description]
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)_auto] items-center gap-x-4 py-3 text-sm">
      <span className="size-9 overflow-hidden rounded-full">
        <Avatar id={agent.id} version={null} />
      </span>
      <p className={`min-w-0 ${agent.online ? '' : 'text-faint'}`}>
        <AgentName agent={builtIn} className="font-semibold" />
        <span className="block text-xs text-soft">{about.join(' · ')}</span>
      </p>
      <form action={switchHouseOf}>
        <input type="hidden" name="id" value={agent.id} />
        <input type="hidden" name="online" value={agent.online ? 'false' : 'true'} />
        <SubmitButton
          role="switch"
          aria-checked={agent.online}
          aria-label={agentNameIn(locale, builtIn)}
          className="group/switch flex h-11 items-center gap-3 disabled:opacity-60"
        >
          <span className="text-soft group-hover/switch:text-ink">{t(agent.online ? 'on' : 'off')}</span>
          <span
            aria-hidden="true"
            className={`flex h-6 w-11 items-center rounded-full border p-0.5 transition-colors ${agent.online ? 'justify-end border-ink bg-ink' : 'border-strong'}`}
          >
            <span className={`size-4.5 rounded-full ${agent.online ? 'bg-ground' : 'bg-strong'}`} />
          </span>
        </SubmitButton>
      </form>
    </li>
  )
}
