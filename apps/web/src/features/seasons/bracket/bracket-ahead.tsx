import type { StoredSeason } from '@wis/db/seasons'
import type { EntryRow } from '@wis/protocol'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Avatar } from '../../../components/avatar/avatar.tsx'
import { AgentName } from '../../match/table/agent-name.tsx'
import { bracketOf, stageName } from './bracket-layout.ts'
import { crowdedIn } from './crowded-in.ts'

type Entered = EntryRow['agent']

interface BracketAheadProps {
  readonly season: StoredSeason
  readonly agents: readonly Entered[]
}

/** So many portraits stand below one another. */
const mostFaces = 5

/** A knockout before its draw: the agents that are in it, and the places that wait for them. */
export async function BracketAhead({ season, agents }: BracketAheadProps) {
  const t = await getTranslations('seasons')
  const { ruleset, entered } = season
  const [crowd] = await crowdedIn(season)
  const stages = bracketOf([], ruleset.players, entered, crowd?.own)
  if (stages.length === 0) return null
  return (
    <div className="scrolls-aside -m-px p-px">
      <ol className="flex items-stretch sm:w-max">
        <Column title={t('entries.title')}>
          <ul className="flex items-center gap-1.5 sm:grid">
            {agents.slice(0, mostFaces).map((agent) => (
              <li key={agent.id}>
                <Avatar id={agent.id} version={agent.avatarVersion} className="size-11 rounded-full" />
                <AgentName agent={agent} className="sr-only" />
              </li>
            ))}
            {agents.length > mostFaces && (
              <li className="figures text-center text-sm text-soft">+{agents.length - mostFaces}</li>
            )}
          </ul>
          {/* Where nobody has a place yet, columns of empty ones would fill a phone. */}
          <p className="pt-3 text-sm text-soft sm:hidden">
            {t('schedule.stagesAhead', { count: stages.length })}
          </p>
        </Column>
        {stages.map(({ stage, groups }, at) => {
          const name = ruleset.players === 2 || groups.length === 1 ? stageName(groups.length) : undefined
          return [
            <Lines key={`to ${stage}`} from={stages[at - 1]?.groups.length ?? 1} to={groups.length} />,
            <Column
              key={stage}
              className="max-sm:hidden"
              title={name ? t(`schedule.stageNames.${name}`) : t('schedule.stage', { stage })}
            >
              {groups.map(({ size }, place) => (
                <Awaited
                  key={place}
                  size={size}
                  isFinal={at === stages.length - 1}
                  isNarrow={stages.length > 3}
                />
              ))}
            </Column>,
          ]
        })}
      </ol>
    </div>
  )
}

/** The agents that have entered a season, in the order of its entries. */
export const enteredOf = (entries: readonly EntryRow[]): readonly Entered[] =>
  entries.flatMap(({ agent, state }) => (state === 'entered' ? [agent] : []))

interface ColumnProps {
  readonly title: string
  readonly className?: string
  readonly children: ReactNode
}

const Column = ({ title, className = '', children }: ColumnProps) => (
  <li className={`flex flex-col ${className}`}>
    <h3 className="label h-7 whitespace-nowrap">{title}</h3>
    <div className="sm:flex sm:flex-1 sm:flex-col sm:*:my-auto sm:*:flex-none">{children}</div>
  </li>
)

/** A group that the draw, or the stage before, will fill. */
function Awaited({ size, isFinal, isNarrow }: { size: number; isFinal: boolean; isNarrow: boolean }) {
  const t = useTranslations('seasons.schedule')
  return (
    <div className="flex min-h-19 flex-1! items-center py-1">
      <p
        className={`flex w-25 items-center justify-center gap-2 rounded-card border bg-ground px-3 py-3.5 ${isNarrow ? '' : 'sm:w-36'} ${isFinal ? 'border-brass' : 'border-rim'}`}
      >
        <OpenPlaces size={size} />
        {size === 1 && <span className="text-xs text-faint">{t('bye')}</span>}
      </p>
    </div>
  )
}

/** The places of a group that nobody has yet. */
export function OpenPlaces({ size }: { size: number }) {
  const t = useTranslations('seasons.schedule')
  return (
    <>
      <span className="sr-only">{t('toBeDecided')}</span>
      {Array.from({ length: size }, (_, place) => (
        <span
          key={place}
          aria-hidden="true"
          className="grid size-9 place-items-center rounded-full border border-dashed border-strong font-display text-lg text-faint"
        >
          ?
        </span>
      ))}
    </>
  )
}

/** The lines between two columns. Where a draw decides who meets, all lead to one upright, and from it to all. */
function Lines({ from, to }: { from: number; to: number }) {
  const heights = (count: number) => Array.from({ length: count }, (_, at) => ((at + 0.5) * 100) / count)
  const [left, right] = [heights(from), heights(to)]
  const both = [...left, ...right]
  return (
    <li aria-hidden="true" className="relative mt-7 w-8 max-sm:hidden">
      <svg
        viewBox="0 0 2 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full stroke-rim"
        fill="none"
      >
        <path
          d={[
            ...left.map((height) => `M0 ${height}H1`),
            `M1 ${Math.min(...both)}V${Math.max(...both)}`,
            ...right.map((height) => `M1 ${height}H2`),
          ].join('')}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </li>
  )
}
