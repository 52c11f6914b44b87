import { traitsOf } from '@wis/protocol'
import type { OwnerAgentPage } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { Link } from '../../../components/link/link.tsx'

const steps = ['check', 'practice', 'ranked'] as const
type Step = (typeof steps)[number]

const places: Readonly<Record<Step, string>> = {
  check: '/settings/check',
  practice: '/settings/check#play',
  ranked: '/settings/check#play',
}

interface WayToRankedProps {
  readonly agent: OwnerAgentPage
  /** Whether no match of it is decided yet. */
  readonly isNew: boolean
}

/** Which steps an agent has done on its way to ranked matches. Undefined if it has none ahead. */
export function stepsDone({ agent, isNew }: WayToRankedProps): Readonly<Record<Step, boolean>> | undefined {
  if (agent.retired || !traitsOf(agent.kind).hasOwner || !traitsOf(agent.kind).needsBadge) return undefined
  const done = { check: agent.badges.length > 0, practice: !isNew, ranked: agent.rankedMatches > 0 }
  return steps.every((step) => done[step]) ? undefined : done
}

/** The three steps from a new agent to one that plays ranked, with what is done of them. */
export function WayToRanked({
  agent,
  done,
}: {
  agent: OwnerAgentPage
  done: Readonly<Record<Step, boolean>>
}) {
  const t = useTranslations('agent.desk.way')
  const next = steps.find((step) => !done[step])
  return (
    <div>
      <h3 className="pb-2 font-semibold">{t('title')}</h3>
      <ol className="border-t border-line text-sm">
        {steps.map((step, at) => (
          <li
            key={step}
            aria-current={step === next ? 'step' : undefined}
            className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-line py-2.5"
          >
            <span
              aria-hidden="true"
              className={`figures grid size-6 place-items-center self-start rounded-full border text-xs ${
                done[step]
                  ? 'border-brass bg-brass text-ground'
                  : step === next
                    ? 'border-brass font-semibold'
                    : 'border-line text-soft'
              }`}
            >
              {done[step] ? '✓' : at + 1}
            </span>
            <span className="min-w-0">
              <Link
                href={`/agents/${agent.slug}${places[step]}`}
                className={`underline decoration-rim underline-offset-4 ${step === next ? 'font-semibold' : ''}`}
              >
                {t(`${step}.name`)}
              </Link>
              <span className="block pt-0.5 text-xs text-soft">{t(`${step}.text`)}</span>
            </span>
            <span className={`text-xs ${step === next ? 'font-semibold' : 'text-soft'}`}>
              {t(done[step] ? 'done' : step === next ? 'next' : 'open')}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
