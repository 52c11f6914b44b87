import type { ProfileDifference } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { ChartCard } from '../lab/chart-card.tsx'
import { IntervalChart, roundedAxis, ticksOf } from '../lab/interval-chart.tsx'
import type { Axis, IntervalRow } from '../lab/interval-chart.tsx'
import { InkDot, inks } from '../lab/pair-table.tsx'
import { shownChance } from '../lab/report-numbers.ts'
import type { Profiled } from './source-line.tsx'

interface Placed {
  readonly value: number
  readonly low: number | null
  readonly high: number | null
  readonly n: number
  readonly isProvisional?: boolean
  /** Whether it is significant, where that was tested. */
  readonly isTold?: boolean
}

/** One number of one agent, or of two with their difference. */
export interface Comparison {
  readonly id: string
  readonly name: string
  readonly about: string
  /** In the order of the agents. Null where it is not measured. */
  readonly values: readonly (Placed | null)[]
  /** Left out where the numbers are differences themselves. */
  readonly difference?: ProfileDifference | undefined
}

export interface FindingProps {
  readonly id: string
  readonly agents: readonly Profiled[]
  readonly comparisons: readonly Comparison[]
  /** What the numbers are of, where no title above says it. */
  readonly topic?: string
  /** What the numbers say, as a sentence. */
  readonly verdict: string
  readonly about?: ReactNode
  readonly source: ReactNode
  /** How to read the chart. */
  readonly read: string
  readonly axis: Axis
  readonly ticks?: readonly number[]
  readonly mark?: number
  readonly write: (value: number) => string
  /** Set where the page opens with it. */
  readonly isLead: boolean
  readonly children?: ReactNode
}

/** A verdict as a sentence, and one chart of the numbers behind it. */
export function Finding(props: FindingProps) {
  const { id, agents, comparisons, topic, verdict, about, source, read, isLead, children } = props
  const t = useTranslations('profile')
  const [first, second] = agents
  const isPair = comparisons.some(hasDifference) && first && second
  const reading = (
    <>
      {read} {isPair && t(comparisons.some(isTested) ? 'readTested' : 'readPair')}
    </>
  )
  const chart = (
    <>
      {isPair && (
        <p className="flex justify-end pb-2 text-xs font-semibold text-soft">
          {t('difference', { first: first.name, second: second.name })}
        </p>
      )}
      <ComparisonChart {...props} />
    </>
  )
  if (!isLead)
    return (
      <>
        <ChartCard
          title={<span id={id}>{verdict}</span>}
          about={about}
          source={
            <>
              {reading}
              {source}
            </>
          }
        >
          {chart}
        </ChartCard>
        {children}
      </>
    )
  return (
    <div className="grid gap-x-12 gap-y-6 *:min-w-0 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]">
      <div>
        {topic !== undefined && (
          <p className="pb-2 text-xs font-semibold tracking-wider text-soft uppercase">{topic}</p>
        )}
        <h2 id={id} className="display text-[clamp(1.375rem,2.6vw,1.9375rem)] leading-snug! text-balance">
          {verdict}
        </h2>
        {about}
        <div className="pt-2">{source}</div>
      </div>
      <figure className="self-start rounded-card border border-line bg-raised px-3 pt-4 pb-4 sm:px-6 sm:pt-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {chart}
        <figcaption className="max-w-[75ch] pt-2 text-xs text-pretty text-soft">{reading}</figcaption>
      </figure>
      {children && <div>{children}</div>}
    </div>
  )
}

function ComparisonChart({ agents, comparisons, mark, write, ...props }: FindingProps) {
  const axis = props.ticks ? props.axis : roundedAxis(props.axis)
  const ticks = props.ticks ?? ticksOf(axis)
  const t = useTranslations('profile')
  const isPair = agents.length > 1
  const groups = comparisons.map(({ id, name, about, values, ...one }) => ({
    id,
    title: (
      <span className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          {name} <span className="text-xs font-normal text-soft">{about}</span>
        </span>
        {hasDifference(one) && <Difference difference={one.difference} write={write} />}
      </span>
    ),
    rows: values.flatMap((placed, at) =>
      placed
        ? [
            {
              ...placed,
              id: `${id} ${at}`,
              name: isPair ? (agents[at]?.name ?? '') : name,
              about: isPair ? undefined : about,
              said: write(placed.value),
              known: [intervalOf(placed, write), t('n', { n: Math.round(placed.n) })]
                .filter((part) => part !== '')
                .join(' · '),
              isHollow: placed.isProvisional === true || placed.isTold === false,
              ink: isPair ? inks[at] : undefined,
              picture: isPair ? <InkDot at={at} className="-mr-0.5" /> : undefined,
            },
          ]
        : [],
    ),
  }))
  return (
    <IntervalChart
      axis={axis}
      ticks={ticks}
      tickText={(tick) => write(tick).replace(/\.0$/, '')}
      {...(mark !== undefined && { mark })}
      groups={isPair ? groups : byName(groups.flatMap(({ rows }) => rows))}
    />
  )
}

/** The rows of one agent. Those of one name stand together under it, each called by what sets it apart. */
function byName(rows: readonly IntervalRow[]) {
  const names = [...new Set(rows.map(({ name }) => name))]
  if (names.length === rows.length) return [{ id: 'own', rows }]
  return names.map((name) => ({
    id: name,
    title: name,
    rows: rows
      .filter((row) => row.name === name)
      .map(({ about, ...row }) => ({ ...row, name: about ?? row.name })),
  }))
}

const hasDifference = (one: Pick<Comparison, 'difference'>) => 'difference' in one
const isTested = ({ difference }: Pick<Comparison, 'difference'>) => difference?.by === 'paired'

type Write = FindingProps['write']

const intervalOf = ({ low, high }: Pick<Placed, 'low' | 'high'>, write: Write): string =>
  low === null || high === null ? '' : `${write(low)} … ${write(high)}`

function Difference({
  difference,
  write,
}: {
  readonly difference: ProfileDifference | undefined
  readonly write: Write
}) {
  const t = useTranslations('profile')
  if (!difference) return <span className="text-xs font-normal text-soft">{t('noDifference')}</span>
  const { value, p, by, together } = difference
  const interval = intervalOf(together ?? difference, write)
  const parts = by === 'paired' ? [interval, t('paired', { p: shownChance(p) })] : [interval]
  return (
    <span className="ml-auto flex flex-wrap items-baseline justify-end gap-x-3">
      <span className="text-xs font-normal text-soft">{parts.filter(Boolean).join(' · ')}</span>
      <span
        className={`min-w-14 text-right text-lg ${isTold(difference, write) ? '' : 'font-normal text-soft'}`}
      >
        {value > 0 && '+'}
        {write(value)}
      </span>
    </span>
  )
}

/** Whether a difference is significant: by its test where there is one, else by an interval that excludes 0 as it is printed. */
const isTold = ({ by, p, low, high }: ProfileDifference, write: Write) =>
  by === 'paired' && p !== null
    ? p <= 0.05
    : low !== null && high !== null && low * high > 0 && [low, high].every((end) => /[1-9]/.test(write(end)))

/** Which of two agents is ahead, and in how many of the numbers that both have. */
export function useVerdictOfTwo(
  agents: readonly Profiled[],
  comparisons: readonly Comparison[],
  write: Write,
): string {
  const t = useTranslations('profile.verdict')
  const [first = '', second = ''] = agents.map(({ name }) => name)
  const all = comparisons.filter(({ difference }) => difference)
  const told = all.filter(({ difference }) => difference && isTold(difference, write))
  const ahead = told.filter(({ difference }) => difference && difference.value > 0).length
  const behind = told.length - ahead
  const provisional = told.filter(({ values }) => values.some((one) => one?.isProvisional)).length
  if (all.length === 0) return t('apart')
  if (told.length === 0) return t('level', { all: all.length })
  const level = all.length - told.length
  const verdict =
    ahead > 0 && behind > 0
      ? t('split', { first, second, ahead, level, behind, all: all.length })
      : t('ahead', {
          name: ahead > 0 ? first : second,
          other: ahead > 0 ? second : first,
          count: told.length,
          every: told.length === all.length ? 'yes' : 'no',
          level,
          all: all.length,
        })
  return provisional > 0
    ? t('provisional', {
        verdict,
        count: provisional,
        every: provisional === told.length ? 'yes' : 'no',
        leads: told.length,
      })
    : verdict
}

interface PairPictureProps {
  readonly id: string
  readonly version: string | null
  /** Its place of the two. */
  readonly at: number
  readonly className: string
}

/** The portrait of one of two agents, in a ring of its colour. */
export function PairPicture({ id, version, at, className }: PairPictureProps) {
  return (
    <span
      style={{ boxShadow: `0 0 0 2px var(--color-ground), 0 0 0 4px ${inks[at] ?? ''}` }}
      className={`shrink-0 rounded-full ${className}`}
    >
      <Avatar id={id} version={version} className="size-full rounded-full" />
    </span>
  )
}
