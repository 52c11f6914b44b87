import type { OwnerAgentPage } from '@wis/protocol'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { nextStepOf } from './next-step-of.ts'
import type { NextStepName } from './next-step-of.ts'

/** Where there is nothing to be done in the settings. */
const done: readonly NextStepName[] = ['ready', 'placing', 'retired']

export function NextStep({ agent }: { agent: OwnerAgentPage }) {
  const t = useTranslations('agent.desk')
  const step = nextStepOf(agent)
  return (
    <p className="border-l-2 border-brass pl-4">
      {t(`next.${step}`, { count: agent.placementsLeft })}{' '}
      {!done.includes(step) && (
        <Link
          href={`/agents/${agent.slug}/settings`}
          className="underline decoration-rim underline-offset-4 hover:decoration-current"
        >
          {t('toSettings')}
        </Link>
      )}
    </p>
  )
}
