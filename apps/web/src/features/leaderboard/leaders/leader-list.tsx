import { averageRating, matchesToLead } from '@wis/ratings'
import { useTranslations } from 'next-intl'
import { Avatar } from '../../../components/avatar/avatar.tsx'
import { Link } from '../../../components/link/link.tsx'
import { IntervalBar } from '../../lab/interval-chart.tsx'
import type { Axis } from '../../lab/interval-chart.tsx'
import { AgentName } from '../../match/table/agent-name.tsx'
import type { FirstOfBoard, Leader } from './first-of-board.ts'

/** The first agents of a board: their number, its 95% interval as a bar and in words, and the matches behind it. */
export function LeaderList({ first: { column, leaders } }: { first: FirstOfBoard }) {
  const mark = column === 'rating' ? averageRating : undefined
  const axis = axisOf(leaders, mark)
  return (
    <ol className="@container divide-y divide-line border-y border-line">
      {leaders.map((leader) => (
        <li
          key={leader.agent.id}
          className="group relative grid grid-cols-[2rem_auto_minmax(0,1fr)_auto] items-center gap-x-3 py-2.5"
        >
          <span className="figures font-display text-xl font-light whitespace-nowrap text-faint">
            {leader.places}
          </span>
          <Avatar
            id={leader.agent.id}
            version={leader.agent.avatarVersion}
            className="size-10 rounded-full"
          />
          <span className="min-w-0 leading-tight">
            <Link
              href={`/agents/${leader.agent.slug}`}
              className="font-semibold wrap-anywhere after:absolute after:inset-0 group-hover:underline group-hover:decoration-brass group-hover:underline-offset-4"
            >
              <AgentName agent={leader.agent} />
            </Link>
            <span className="figures block pt-0.5 text-xs text-soft">
              <MatchesOf leader={leader} />
            </span>
          </span>
          <span className={`figures w-28 text-right @md:w-44 ${leader.isGrey ? 'text-faint' : ''}`}>
            <span className="block font-display text-xl leading-tight">{leader.text}</span>
            {axis && leader.range && (
              <IntervalBar
                axis={axis}
                {...leader.range}
                mark={mark}
                isHollow={leader.isGrey}
                className="my-1 h-2.5 w-full"
              />
            )}
            <span className="block text-2xs leading-tight text-soft">
              <IntervalOf leader={leader} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** How many matches the number is of. Where they are too few, also how many it takes. */
export function MatchesOf({ leader: { matches, isGrey } }: { leader: Leader }) {
  const t = useTranslations('agents')
  return isGrey ? t('bestMatches', { count: matches, of: matchesToLead }) : t('matches', { count: matches })
}

export function IntervalOf({ leader: { interval } }: { leader: Leader }) {
  const t = useTranslations('leaderboard.ofGame')
  return interval && t('interval', interval)
}

/** The axis that the bars of a board share. */
export function axisOf(leaders: readonly Leader[], mark: number | undefined): Axis | undefined {
  const ends = leaders.flatMap(({ range }) => (range ? [range.low, range.high] : []))
  if (ends.length === 0) return undefined
  const all = mark === undefined ? ends : [...ends, mark]
  return { low: Math.min(...all), high: Math.max(...all) }
}
