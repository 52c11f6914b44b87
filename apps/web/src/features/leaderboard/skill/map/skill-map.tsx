import type { MappedAgent } from '@wis/db/boards'
import { traitsOf } from '@wis/protocol'
import { averageRating } from '@wis/ratings'
import { useLocale, useTranslations } from 'next-intl'
import { Avatar } from '../../../../components/avatar/avatar.tsx'
import { ratingText } from '../../../../components/text/number-text.ts'
import { visibleText } from '../../../../components/text/visible-text.ts'
import { agentNameIn } from '../../../match/agent-name-in.ts'
import { AgentCell } from '../../agent-cell.tsx'
import { TableRegion } from '../../table-region.tsx'
import { RatingText } from '../rating-cell.tsx'
import {
  cornersEnd,
  dotRadius,
  labelWidth,
  mapScales,
  mapSize,
  phoneMapSize,
  placeLabels,
  spreadFaces,
} from './map-layout.ts'
import type { Label, MapScale, MapSize } from './map-layout.ts'

interface SkillMapProps {
  readonly agents: readonly MappedAgent[]
  readonly caption: string
}

/**
 * Deception on the horizontal axis, detection on the vertical one. The server draws it in two sizes, with the same
 * content as a table below.
 */
export function SkillMap({ agents, caption }: SkillMapProps) {
  const t = useTranslations('leaderboard.map')
  return (
    <figure className="grid gap-y-3 *:min-w-0">
      <figcaption className="display text-xl text-balance">
        {t('finding', { both: agents.filter(isAboveInBoth).length, all: agents.length })}
      </figcaption>
      <Drawn agents={agents} caption={caption} size={phoneMapSize} className="sm:hidden" />
      <Drawn agents={agents} caption={caption} size={mapSize} className="max-sm:hidden" />
      <p className="max-w-[80ch] text-sm text-pretty text-soft">
        {t('text')} {t(agents.length > mostFaces ? 'dots' : 'faces')}
      </p>
      <MapTable agents={agents} caption={caption} />
    </figure>
  )
}

/** By the intervals. */
const isAboveInBoth = ({ skill: { deception, detection } }: MappedAgent) =>
  deception.low > averageRating && detection.low > averageRating

/** Between a face and the ring of a provisional one. */
const ringGap = 3
/** More would cover each other, and are dots. */
const mostFaces = 24

interface DrawnProps extends SkillMapProps {
  readonly size: MapSize
  readonly className: string
}

function Drawn({ agents, caption, size, className }: DrawnProps) {
  const locale = useLocale()
  const scales = mapScales(
    agents.map(({ skill }) => skill),
    size,
  )
  const { across, up } = scales
  const dots = agents.map(({ agent, skill }) => {
    const name = shown(agentNameIn(locale, agent))
    const [x, y] = [across.at(skill.deception.rating), up.at(skill.detection.rating)]
    return { agent, skill, name, x, y, width: labelWidth(name) }
  })
  const face = agents.length > mostFaces ? undefined : size === mapSize ? 13 : 10
  const places = face === undefined ? dots : spreadFaces(dots, face + ringGap, size)
  const faces = dots.map((dot, at) => ({ ...dot, ...places[at] }))
  const lines = dots.flatMap(({ skill: { deception, detection }, x, y }) => [
    { x1: across.at(deception.low), x2: across.at(deception.high), y1: y, y2: y },
    { x1: x, x2: x, y1: up.at(detection.low), y2: up.at(detection.high) },
  ])
  const labels = placeLabels(faces, size, face === undefined ? undefined : face + ringGap, lines)
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="group"
      aria-label={caption}
      className={`figures w-full text-[13px] ${className}`}
    >
      <Frame {...scales} size={size} />
      {/* All intervals lie below the dots and their names, which would be struck through. */}
      {dots.map((dot) => (
        <Intervals key={dot.agent.id} dot={dot} {...scales} />
      ))}
      {dots.map((dot, at) => (
        <Dot
          key={dot.agent.id}
          dot={dot}
          place={places[at] ?? dot}
          face={face}
          label={labels[at] ?? null}
          {...scales}
        />
      ))}
      {/* Above all faces, one of which may stand there. */}
      {face !== undefined &&
        dots.map((dot, at) => <Leader key={dot.agent.id} from={dot} to={places[at] ?? dot} reach={face} />)}
    </svg>
  )
}

/** A name as one line of the map. A name without room is only in the table. */
function shown(name: string): string {
  return visibleText(name)
    .map((part) => part.text)
    .join('')
}

interface FrameProps {
  readonly across: MapScale
  readonly up: MapScale
  readonly size: MapSize
}

function Frame({ across, up, size }: FrameProps) {
  const t = useTranslations('leaderboard.map')
  const { width, height, left, right, top, bottom } = size
  const [floor, wall] = [height - bottom, width - right]
  return (
    <g aria-hidden="true">
      {/* Whoever is above average in both. */}
      <rect
        x={across.at(averageRating)}
        y={top}
        width={wall - across.at(averageRating)}
        height={up.at(averageRating) - top}
        className="fill-felt"
      />
      {across.ticks.map((rating) => (
        <g key={rating}>
          <path
            d={`M${across.at(rating)} ${top}V${floor}`}
            className={rating === averageRating ? 'stroke-strong' : 'stroke-line'}
          />
          <text x={across.at(rating)} y={floor + 20} textAnchor="middle" className="fill-soft text-[13px]">
            {rating}
          </text>
        </g>
      ))}
      {up.ticks.map((rating) => (
        <g key={rating}>
          <path
            d={`M${left} ${up.at(rating)}H${wall}`}
            className={rating === averageRating ? 'stroke-strong' : 'stroke-line'}
          />
          <text x={left - 8} y={up.at(rating) + 4} textAnchor="end" className="fill-soft text-[13px]">
            {rating}
          </text>
        </g>
      ))}
      {corners.map(({ name, isRight, isLow }) => (
        <text
          key={name}
          x={isRight ? wall : left}
          y={isLow ? floor + 44 : cornersEnd - 6}
          textAnchor={isRight ? 'end' : 'start'}
          strokeWidth="4"
          className={`stroke-ground font-display ${size === mapSize ? 'text-[15px]' : 'text-[12px]'} [paint-order:stroke] ${name === 'both' ? 'fill-ink' : 'fill-faint'}`}
        >
          {t(`corners.${name}`)}
        </text>
      ))}
      <text x={(left + wall) / 2} y={floor + 44} textAnchor="middle" className="fill-deception font-semibold">
        {t('deception')} →
      </text>
      <text
        transform={`translate(14 ${top}) rotate(-90)`}
        textAnchor="end"
        className="fill-detection font-semibold"
      >
        {t('detection')} →
      </text>
    </g>
  )
}

/** What it means to be there. Above and below the frame, no face covers the names. */
const corners = [
  { name: 'detects', isRight: false, isLow: false },
  { name: 'both', isRight: true, isLow: false },
  { name: 'neither', isRight: false, isLow: true },
  { name: 'deceives', isRight: true, isLow: true },
] as const

interface IntervalsProps {
  readonly dot: MappedAgent & { readonly name: string; readonly x: number; readonly y: number }
  readonly across: MapScale
  readonly up: MapScale
  /** Whether they are drawn over all others, for the agent under the pointer. */
  readonly isChosen?: boolean
}

/** Grey, so that faces and names come first; under the pointer in the colours of their axes. */
function Intervals({ dot: { skill, x, y }, across, up, isChosen = false }: IntervalsProps) {
  const { deception, detection } = skill
  const look = (colour: string) => (isChosen ? colour : 'stroke-faint')
  return (
    <g
      className={isChosen ? 'opacity-0 group-hover/dot:opacity-100 group-focus-visible/dot:opacity-100' : ''}
      strokeWidth={isChosen ? '2.5' : '1.5'}
    >
      <path
        d={`M${across.at(deception.low)} ${y}H${across.at(deception.high)}${capsAt([across.at(deception.low), across.at(deception.high)], (at) => `M${at} ${y - cap}v${2 * cap}`)}`}
        className={look('stroke-deception')}
      />
      <path
        d={`M${x} ${up.at(detection.low)}V${up.at(detection.high)}${capsAt([up.at(detection.low), up.at(detection.high)], (at) => `M${x - cap} ${at}h${2 * cap}`)}`}
        className={look('stroke-detection')}
      />
    </g>
  )
}

/** Half as long as the bars that end an interval, without which one little longer than its face could not be seen. */
const cap = 4
const capsAt = (ends: readonly number[], bar: (at: number) => string) => ends.map(bar).join('')

interface DotProps extends Omit<IntervalsProps, 'isChosen'> {
  readonly label: Label | null
  /** The radius of its face. Undefined for a dot. */
  readonly face: number | undefined
  /** Where its face stands. */
  readonly place: { readonly x: number; readonly y: number }
}

function Dot({ dot, face, place: { x, y }, label, across, up }: DotProps) {
  const { agent, skill, name } = dot
  const t = useTranslations('leaderboard.map')
  const { deception, detection, provisional } = skill
  const said = t('dot', {
    name,
    deception: ratingText(deception.rating),
    detection: ratingText(detection.rating),
  })
  const isHouse = !traitsOf(agent.kind).hasOwner
  return (
    <a href={`/agents/${agent.slug}`} aria-label={said} className="group/dot outline-offset-2">
      <title>{said}</title>
      <Intervals dot={dot} across={across} up={up} isChosen />
      {face !== undefined && (
        <foreignObject x={x - face} y={y - face} width={2 * face} height={2 * face}>
          <Avatar id={agent.id} version={agent.avatarVersion} className="size-full rounded-full" />
        </foreignObject>
      )}
      {face === undefined ? (
        <circle
          cx={x}
          cy={y}
          r={dotRadius}
          strokeWidth="1.5"
          strokeDasharray={provisional ? '2 2' : undefined}
          className={`stroke-ink ${isHouse || provisional ? 'fill-ground' : 'fill-ink'}`}
        />
      ) : (
        <circle
          cx={x}
          cy={y}
          r={provisional ? face + ringGap - 1 : face}
          strokeWidth={provisional ? 2 : 1.5}
          strokeDasharray={provisional ? '4 3' : undefined}
          className={`fill-none ${provisional ? 'stroke-brass' : 'stroke-ink'}`}
        />
      )}
      {label && (
        <text
          x={label.x}
          y={label.y + 4}
          textAnchor={label.anchor}
          strokeWidth="6"
          className="fill-ink stroke-ground text-[14px] font-semibold [paint-order:stroke] group-hover/dot:underline"
        >
          {name}
        </text>
      )}
    </a>
  )
}

interface LeaderProps {
  readonly from: { readonly x: number; readonly y: number }
  readonly to: { readonly x: number; readonly y: number }
  /** The radius of the face. */
  readonly reach: number
}

/** The place of an agent whose face stands aside, and a line from there to the edge of its face. */
function Leader({ from, to, reach }: LeaderProps) {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const away = Math.hypot(dx, dy)
  // A face that covers its place needs none.
  if (away <= reach) return null
  const share = (away - reach) / away
  return (
    <g aria-hidden="true" className="pointer-events-none">
      <path d={`M${from.x} ${from.y}l${dx * share} ${dy * share}`} className="stroke-ink" />
      <circle cx={from.x} cy={from.y} r="3" className="fill-ink stroke-ground" />
    </g>
  )
}

function MapTable({ agents, caption }: { agents: readonly MappedAgent[]; caption: string }) {
  const t = useTranslations('leaderboard')
  return (
    <details className="pt-6">
      <summary className="w-fit text-sm text-soft underline decoration-rim underline-offset-4">
        {t('map.asTable')}
      </summary>
      <div className="max-w-3xl pt-3">
        <TableRegion caption={caption}>
          <thead className="text-xs text-soft">
            <tr className="border-b border-strong">
              <th
                scope="col"
                className="sticky left-0 z-10 bg-ground py-2 pl-4 text-left font-medium sm:pl-5"
              >
                {t('columns.agent')}
              </th>
              {(['deception', 'detection', 'rating'] as const).map((name) => (
                <th key={name} scope="col" className="py-2 pl-5 font-medium">
                  {t(`columns.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {agents.map(({ agent, skill }) => (
              <tr
                key={agent.id}
                className={`group border-b border-line hover:bg-raised ${skill.provisional ? 'text-faint' : ''}`}
              >
                <AgentCell agent={agent} />
                {[skill.deception, skill.detection, skill].map(({ rating, low, high }, at) => (
                  <td key={at} className="py-2 pl-5">
                    <RatingText rating={rating} low={low} high={high} isNarrow />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </TableRegion>
      </div>
    </details>
  )
}
