import { traitsOf } from '@wis/protocol'
import type { OwnerAgentPage } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { Link } from '../../../components/link/link.tsx'
import { DayAndTime } from '../../../components/text/day-and-time.tsx'

/** The page for each step, below the agent's own address. A retired agent has no next step. */
const places: Readonly<Record<Exclude<NextStepName, 'retired'>, string>> = {
  unreadable: '/settings#versions',
  tokenMissing: '/settings#token',
  startProgram: '/settings/check#dial-in',
  checking: '/settings/check',
  checkNeeded: '/settings/check',
  checkFailed: '/settings/check',
  backOnline: '/settings/check#play',
  goOnline: '/settings/check#play',
  mayPlay: '/settings/check#play',
  placing: '/settings/check#play',
  ready: '/settings/check#play',
}

const paceOf = ({ limits: { pace } }: OwnerAgentPage) => ({
  count: pace?.matches ?? 0,
  per: pace?.per ?? 'hour',
})

export function NextStep({ agent }: { agent: OwnerAgentPage }) {
  const t = useTranslations('agent.desk')
  const step = nextStepOf(agent)
  const isReady = step === 'ready' || step === 'placing'
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-l-2 border-brass pl-4">
      <p className="min-w-0 flex-1 basis-64">
        {t(`next.${step}`, { count: agent.placementsLeft })}
        {isReady && agent.nextMatch && (
          <span className="block pt-1 text-sm text-soft">
            {t(`nextMatch.${agent.nextMatch.because}`, paceOf(agent))}{' '}
            {agent.nextMatch.at !== null && (
              <>
                {t('nextMatch.from')} <DayAndTime at={agent.nextMatch.at} className="figures" />
              </>
            )}
          </span>
        )}
      </p>
      {step !== 'retired' && traitsOf(agent.kind).hasOwner && (
        <Link
          href={`/agents/${agent.slug}${places[step]}`}
          className={isReady ? buttonStyle.quiet : buttonStyle.primary}
        >
          {t(`do.${step}`)}
        </Link>
      )}
    </div>
  )
}

export type NextStepName =
  | 'retired'
  | 'unreadable'
  | 'tokenMissing'
  | 'startProgram'
  | 'checking'
  | 'checkNeeded'
  | 'checkFailed'
  | 'backOnline'
  | 'goOnline'
  | 'mayPlay'
  | 'placing'
  | 'ready'

type Known = Pick<
  OwnerAgentPage,
  | 'kind'
  | 'retired'
  | 'online'
  | 'offline'
  | 'connector'
  | 'version'
  | 'check'
  | 'badges'
  | 'placementsLeft'
  | 'playsRanked'
  | 'connected'
>

/** The one obstacle between an agent and its next ranked match, or that there is none. */
export function nextStepOf(agent: Known): NextStepName {
  const { connector, check, badges } = agent
  if (agent.retired) return 'retired'
  if (!traitsOf(agent.kind).needsBadge) return agent.online ? 'ready' : 'goOnline'
  if (!connector) return 'unreadable'
  if (traitsOf(connector.kind).needsToken && !connector.hasToken) return 'tokenMissing'
  if (agent.connected === false) return 'startProgram'
  if (check?.state === 'queued' || check?.state === 'running') return 'checking'
  if (agent.offline && !agent.online) return 'backOnline'
  if (badges.length === 0)
    return check?.version === agent.version && check.state === 'done' ? 'checkFailed' : 'checkNeeded'
  if (!agent.online) return 'goOnline'
  if (!agent.playsRanked) return 'mayPlay'
  return agent.placementsLeft > 0 ? 'placing' : 'ready'
}
