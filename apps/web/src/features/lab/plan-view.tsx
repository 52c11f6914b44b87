import type { SpecFault } from '@wis/lab'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { DraftState } from './draft.ts'
import { InLine } from './in-line.tsx'

interface Named {
  readonly value: string
  readonly label: string
}

interface PlanViewProps {
  readonly faults: DraftState['faults']
  readonly plan: DraftState['plan']
  /** What the size of the plan follows from. */
  readonly design: Design
  /** Where it would stand in line. Null if it would run at once. */
  readonly line: DraftState['line']
  readonly measures: readonly Named[]
  /** What can be balanced. */
  readonly factors: readonly Named[]
  /** The way to plan it again. */
  readonly update: ReactNode
  /** The way to start it. */
  readonly children: ReactNode
}

/**
 * What an experiment takes and what it can find, before anything is spent, or why it cannot be played. Its place is kept
 * while there is no plan, so that nothing moves when one comes.
 */
export function PlanView({ faults, plan, design, line, measures, factors, update, children }: PlanViewProps) {
  const t = useTranslations('lab.plan')
  return (
    <section
      aria-labelledby="plan"
      className="min-h-112 rounded-card border border-line bg-raised p-6"
      data-testid="plan"
    >
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
          <Summary plan={plan} design={design} nameOf={(id) => nameIn(measures, id)} />
          <Unasked plan={plan} />
          <ShortBudget plan={plan} />
          <details className="mt-4 border-t border-line pt-3">
            <summary className="w-fit cursor-pointer text-sm underline decoration-rim underline-offset-4">
              {t('all')}
            </summary>
            <Facts plan={plan} factors={factors} />
            <Detects plan={plan} nameOf={(id) => nameIn(measures, id)} />
          </details>
          <DraftFaults faults={faults} />
          {line && <InLine line={line} isThere={false} />}
        </>
      )}
      <div className="mt-5">{update}</div>
      {plan !== null && <div className="mt-3">{children}</div>}
    </section>
  )
}

type Design = Pick<DraftState['fields'], 'materials' | 'repeats' | 'languages' | 'subjects' | 'conditions'>

interface SummaryProps {
  readonly plan: Plan
  readonly design: Design
  readonly nameOf: (measure: string) => string
}

/** The size, the cost and what it can find, in sentences. */
function Summary({ plan, design, nameOf }: SummaryProps) {
  const t = useTranslations('lab.plan')
  const [first] = plan.detects
  const times = plan.matches / plan.deals
  const isEven = times > 1 && Number.isInteger(times)
  return (
    <>
      <p className="display pt-3 text-[1.625rem] leading-snug! text-balance">
        {t(isEven ? 'sizeEven' : 'size', { matches: plan.matches, deals: plan.deals, times })}
      </p>
      <Arithmetic plan={plan} design={design} />
      <p className="pt-2 font-semibold">
        {t('cost')}: {plan.dollars === null ? t('unknown') : `$${plan.dollars.toFixed(2)}`} · {t('time')}:{' '}
        <Time minutes={plan.minutes} />{' '}
        {plan.minutes !== null && <span className="font-normal text-soft">{t('whenFree')}</span>}
      </p>
      {first && (
        <p
          className={`text-sm text-pretty ${isSmall(first) ? 'mt-3 border-l-2 border-brass pl-3' : 'pt-2 text-soft'}`}
        >
          {isSmall(first) && <strong className="block font-semibold">{t('small')}</strong>}
          {t(isShare(first) ? 'finds' : 'findsOf', {
            measure: nameOf(first.measure),
            difference: isShare(first) ? (100 * first.difference).toFixed(1) : rounded(first.difference),
            deals: first.deals ?? plan.deals,
          })}
        </p>
      )}
    </>
  )
}

/** How the size of a plan follows from what is chosen, if it is no more than a product. */
function Arithmetic({ plan: { deals, matches }, design }: Omit<SummaryProps, 'nameOf'>) {
  const t = useTranslations('lab.plan')
  const [materials, repeats] = [Number(design.materials), Number(design.repeats)]
  const [languages, subjects, conditions] = [design.languages, design.subjects, design.conditions].map(
    ({ length }) => length,
  )
  if (!languages || !subjects || !conditions) return null
  const times = subjects * conditions
  if (materials * repeats * languages !== deals || deals * times !== matches) return null
  return (
    <dl className="figures grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 pt-2 text-sm text-soft">
      <dt>{t('deals')}</dt>
      <dd>{t('dealsAre', { materials, repeats, languages })}</dd>
      <dt>{t('each')}</dt>
      <dd>{t('eachIs', { subjects, conditions })}</dd>
    </dl>
  )
}

/** A rate that must move by so much is hardly ever moved that far by what is studied. */
const largeShare = 0.3

const isSmall = (one: Plan['detects'][number]) => isShare(one) && one.difference > largeShare

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
      <Fact name={t('factors')} isWide>
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

interface FactProps {
  readonly name: string
  readonly isWide?: boolean
  readonly children: ReactNode
}

function Fact({ name, isWide = false, children }: FactProps) {
  return (
    <div className={isWide ? 'col-span-2' : ''}>
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

/** Every reason why a draft cannot be played, with the path of its field. */
export function DraftFaults({ faults }: Pick<DraftState, 'faults'>) {
  const t = useTranslations('lab.draft')
  const textOf = useFaultText()
  return (
    <div aria-live="polite">
      {faults.length > 0 && (
        <section aria-labelledby="faults" className="mt-4 border-l-2 border-brass pl-4">
          <h3 id="faults" className="label">
            {t('faults')}
          </h3>
          <ul className="space-y-2 pt-2 text-sm">
            {faults.map((fault, at) => (
              <li key={at} className="break-words">
                <code className="font-semibold">{fault.path === '' ? t('whole') : fault.path}</code>
                {t('colon')}
                {textOf(fault)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The sentences of faults, in the reader's language. */
export function useFaultText(): (fault: SpecFault) => string {
  const t = useTranslations('lab.faults')
  return ({ code, values }) => t(code, values)
}

type Plan = NonNullable<DraftState['plan']>
type Detected = Plan['detects'][number]

interface DetectsProps {
  readonly plan: Plan
  readonly nameOf: (measure: string) => string
}

/** The least differences that an experiment would find, and what is taken for so. */
function Detects({ plan, nameOf }: DetectsProps) {
  const t = useTranslations('lab.plan')
  const { detects, notGuessed = [], comparisons } = plan
  if (comparisons === 0)
    return <p className="mt-4 border-t border-line pt-3 text-sm">{t('nothingCompared')}</p>
  return (
    <div className="mt-4 border-t border-line pt-3 text-sm">
      <h3 className="label">{t('detects')}</h3>
      {detects.length === 0 && <p className="pt-2">{t('detectsNothing')}</p>}
      <ul className="figures pt-2 empty:hidden">
        {detects.map((detected) => (
          <li key={detected.measure}>
            <Difference
              detected={detected}
              measure={nameOf(detected.measure)}
              deals={detected.deals ?? plan.deals}
            />
          </li>
        ))}
      </ul>
      {notGuessed.length > 0 && (
        <p className="pt-2">{t('notGuessed', { measures: notGuessed.map(nameOf).join(', ') })}</p>
      )}
      <p className="pt-1 text-xs text-soft">{t('detectsText')}</p>
    </div>
  )
}

interface DifferenceProps {
  readonly detected: Detected
  readonly measure: string
  readonly deals: number
}

function Difference({ detected, measure, deals }: DifferenceProps) {
  const t = useTranslations('lab.plan')
  const { difference, guessed } = detected
  const by = guessed && guessed.by !== 'nobody' ? guessed.by : undefined
  return (
    <>
      {isShare(detected)
        ? t('difference', { measure, difference: (100 * difference).toFixed(1), deals })
        : t('differenceOf', { measure, difference: rounded(difference), deals })}
      {guessed && by && (
        <span className="block text-xs text-soft">
          {t(`guessedBy.${by}`, {
            guess: t(guessed.rate === undefined ? 'guess.deviation' : 'guess.rate', {
              value: rounded(guessed.rate ?? guessed.deviation ?? 0),
              correlation: guessed.correlation.toFixed(2),
            }),
          })}
        </span>
      )}
    </>
  )
}

const isShare = ({ unit }: Detected) => unit === undefined || unit === 'share'

const rounded = (value: number) => String(Number(value.toPrecision(3)))
