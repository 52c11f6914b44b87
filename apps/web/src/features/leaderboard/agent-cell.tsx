import { connectorKinds, traitsOf } from '@wis/protocol'
import type { LeaderboardRow } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { ForeignText } from '../../components/text/foreign-text.tsx'
import { LookAlike } from '../agent-directory/agent-marks.tsx'
import { strategyNameIn } from '../agent/strategy-name-in.ts'
import { AgentName } from '../match/table/agent-name.tsx'

interface AgentCellProps {
  readonly agent: LeaderboardRow['agent']
  /** On a phone, the numbers need all the room, so the name takes no more than necessary. */
  readonly isBesideMany?: boolean
}

/** The heading of a row. It stays in place while the numbers move under it. */
export function AgentCell({ agent, isBesideMany = false }: AgentCellProps) {
  const t = useTranslations('leaderboard')
  return (
    <th
      scope="row"
      className={`sticky left-0 z-10 bg-ground py-2 pr-1 pl-2 text-left font-normal group-hover:bg-raised sm:max-w-52 sm:min-w-44 sm:pl-5 3xl:max-w-72 ${isBesideMany ? 'max-sm:max-w-28 max-sm:min-w-28' : 'max-sm:w-full max-sm:max-w-0'}`}
    >
      <a href={`/agents/${agent.slug}`} className="group/agent flex items-center gap-2 sm:gap-3">
        <span
          className={`size-9 shrink-0 overflow-hidden rounded-full ${isBesideMany ? 'max-sm:hidden' : ''}`}
        >
          <Avatar id={agent.id} version={agent.avatarVersion} />
        </span>
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere decoration-rim underline-offset-4 group-hover/agent:underline">
            <AgentName agent={agent} />
          </span>
          <LookAlike agent={agent} />
          <AgentMaking agent={agent} />
          {(agent.owner !== null || (!traitsOf(agent.kind).hasOwner && !agent.making)) && (
            <span className="block text-xs wrap-anywhere text-faint">
              {agent.owner === null ? t('house') : <ForeignText text={t('by', { owner: agent.owner })} />}
            </span>
          )}
        </span>
      </a>
    </th>
  )
}

/** An agent's make-up in one line: its model or Space, its strategy, and the number of its version. */
function AgentMaking({ agent: { kind, making } }: { agent: LeaderboardRow['agent'] }) {
  const t = useTranslations()
  const locale = useLocale()
  if (!making) return null
  const { space, strategy, version } = making
  const { value: model, from } = making.makeUp.model ?? {}
  const short = model?.split('/').at(-1)
  const known = connectorKinds.find((one) => one === kind)
  // The owner of the model is on the agent's own page, because the name has to fit here.
  const made = !traitsOf(kind).hasOwner
    ? t('leaderboard.house')
    : ((short && from === 'declared' ? t('leaderboard.declared', { text: short }) : short) ??
      space ??
      (known && t(`agents.kinds.${known}`)) ??
      kind)
  const name = strategy && strategyNameIn(locale, strategy.id)
  const parts = [made, name && (strategy.custom ? t('agent.making.ownStrategy', { name }) : name)]
  return (
    <span className="block text-xs text-soft wrap-anywhere">
      <ForeignText text={parts.filter(Boolean).join(' · ')} />
      <span className="whitespace-nowrap"> · v{version}</span>
    </span>
  )
}
