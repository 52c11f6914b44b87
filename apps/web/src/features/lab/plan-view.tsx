import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DraftFaults } from './draft-faults.tsx'
import type { DraftState } from './draft.ts'
import { InLine } from './in-line.tsx'
import { Detects } from './plan-detects.tsx'

interface Named {
  readonly value: string
  readonly label: string
}

interface PlanViewProps {
  readonly faults: DraftState['faults']
  readonly plan: DraftState['plan']
  /** Where it would stand in line. Null if it would run at once. */
  readonly line: DraftState['line']
  readonly measures: readonly Named[]
  /** What can be balanced. */
  readonly factors: readonly Named[]
  /** The way to start it. */
  readonly children: ReactNode
}

/**
 * What an experiment takes and what it can find, before anything is spent, or why it cannot be played. Its place is kept
 * while there is no plan, so that nothing moves when one comes.
 */
export function PlanView({ faults, plan, line, measures, factors, children }: PlanViewProps) {
  const t = useTranslations('lab.plan')
  return (
    <section aria-labelledby="plan" className="paper min-h-112 p-6" data-testid="plan">
      <h2 id="plan" className="display text-2xl">
        {t('title')}
      </h2>
      {plan === null ? (
        <>
          <p className="pt-3 text-sm text-soft">{t('none')}</p>
          <DraftFaults faults={faults} />
        </>
      ) : (
        <>
          <Facts plan={plan} factors={factors} />
          <Unasked plan={plan} />
          <ShortBudget plan={plan} />
          <Detects plan={plan} nameOf={(id) => nameIn(measures, id)} />
          <DraftFaults faults={faults} />
          {line && <InLine line={line} isThere={false} />}
          <div className="mt-5">{children}</div>
        </>
      )}
    </section>
  )
}

interface PlanProps {
  readonly plan: NonNullable<DraftState['plan']>
}

function Facts({ plan, factors }: PlanProps & Pick<PlanViewProps, 'factors'>) {
  const t = useTranslations('lab.plan')
  const whole = (value: number) => Math.round(value).toLocaleString('en-US')
  return (
    <dl className="figures grid grid-cols-2 gap-x-4 gap-y-3 pt-4 text-sm">
      <Fact name={t('matches')}>{whole(plan.matches)}</Fact>
      <Fact name={t('deals')}>{whole(plan.deals)}</Fact>
      <Fact name={t('answers')}>{whole(plan.calls)}</Fact>
      {plan.probes > 0 && <Fact name={t('probes')}>{whole(plan.probes)}</Fact>}
      {plan.ratings > 0 && <Fact name={t('ratings')}>{whole(plan.ratings)}</Fact>}
      {plan.people && (
        <Fact name={t('people')}>
          {t('peopleItems', { items: plan.people.each })}, <Time minutes={plan.people.minutes} />
        </Fact>
      )}
      <Fact name={t('tokens')}>{plan.tokens === null ? t('unknown') : whole(plan.tokens)}</Fact>
      <Fact name={t('cost')}>{plan.dollars === null ? t('unknown') : `$${plan.dollars.toFixed(2)}`}</Fact>
      <Fact name={t('time')}>
        <Time minutes={plan.minutes} />
      </Fact>
      <Fact name={t('comparisons')}>{whole(plan.comparisons)}</Fact>
      <Fact name={t('factors')}>
        {plan.factors.map(({ factor }) => nameIn(factors, factor)).join(', ') || t('nothing')}
      </Fact>
    </dl>
  )
}

/** The agents that cannot be asked, and those whose time nobody knows. */
function Unasked({ plan: { cannotBeAsked, withoutTime } }: PlanProps) {
  const t = useTranslations('lab.plan')
  return (
    <>
      {cannotBeAsked.length > 0 && (
        <ul className="mt-4 border-t border-line pt-3 text-sm">
          {cannotBeAsked.map(({ agent, why }) => (
            <li key={agent}>{t(`cannotBeAsked.${why}`, { agent })}</li>
          ))}
        </ul>
      )}
      {withoutTime.length > 0 && (
        <p className="pt-3 text-xs text-soft">{t('withoutTime', { agents: withoutTime.join(', ') })}</p>
      )}
    </>
  )
}

/** The limits at which it would pause. */
function ShortBudget({ plan: { shortBudget } }: PlanProps) {
  const t = useTranslations('lab.plan')
  const shown = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 })
  return shortBudget.map(({ limit, budget, expected }) => (
    <p key={limit} role="status" className="mt-4 border-l-2 border-brass pl-4 text-sm">
      {t('short', { limit: t(`limits.${limit}`), budget: shown(budget), expected: shown(expected) })}
    </p>
  ))
}

const nameIn = (named: readonly Named[], id: string) => named.find(({ value }) => value === id)?.label ?? id

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-soft">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

function Time({ minutes }: { minutes: number | null }) {
  const t = useTranslations('lab.plan')
  if (minutes === null) return t('unknown')
  if (minutes < 1) return t('seconds')
  return minutes < 120
    ? t('minutes', { minutes: Math.round(minutes) })
    : t('hours', { hours: (minutes / 60).toFixed(1) })
}
