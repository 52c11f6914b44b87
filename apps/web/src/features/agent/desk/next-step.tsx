import { traitsOf } from '@wis/protocol'
import type { OwnerAgentPage } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../../components/button/button-style.ts'
import { Link } from '../../../components/link/link.tsx'
import { DayAndTime } from '../../../components/text/day-and-time.tsx'
import { nextStepOf } from './next-step-of.ts'
import type { NextStepName } from './next-step-of.ts'

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
