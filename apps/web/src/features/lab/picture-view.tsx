import type { Mark, Picture, Tone } from '@wis/lab'
import { Link } from '../../components/link/link.tsx'

const fills: Readonly<Record<Tone, string>> = {
  ink: 'fill-ink',
  soft: 'fill-soft',
  faint: 'fill-faint',
  line: 'fill-line',
  strong: 'fill-strong',
  brass: 'fill-brass',
  up: 'fill-up',
  down: 'fill-down',
  ground: 'fill-raised',
  first: 'fill-seat-1',
  second: 'fill-seat-3',
  third: 'fill-seat-5',
  fourth: 'fill-seat-2',
}
const strokes: Readonly<Record<Tone, string>> = {
  ink: 'stroke-ink',
  soft: 'stroke-soft',
  faint: 'stroke-faint',
  line: 'stroke-line',
  strong: 'stroke-strong',
  brass: 'stroke-brass',
  up: 'stroke-up',
  down: 'stroke-down',
  ground: 'stroke-raised',
  first: 'stroke-seat-1',
  second: 'stroke-seat-3',
  third: 'stroke-seat-5',
  fourth: 'stroke-seat-2',
}

interface PictureViewProps {
  readonly picture: Picture
  readonly label: string
  readonly className?: string
  /** Without it, no part leads on. */
  readonly matchesAt?: ((subject: string, condition: string) => string) | undefined
  /** The name of the link from a part of the picture. */
  readonly aboutOf?: (name: string) => string
}

/** A picture in the colours of the page. It is never larger than its own size. Its parts lead to the matches behind them. */
export function PictureView({
  picture,
  label,
  className = '',
  matchesAt,
  aboutOf = String,
}: PictureViewProps) {
  const { width, height, marks } = picture
  const areas = matchesAt ? (picture.areas ?? []) : []
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      data-picture
      role={areas.length === 0 ? 'img' : 'group'}
      aria-label={label}
      className={`figures h-auto ${className}`}
      style={{ width, maxWidth: '100%' }}
    >
      <g aria-hidden="true">
        {marks.map((mark, at) => (
          <Drawn key={at} mark={mark} />
        ))}
      </g>
      {areas.map(({ at: [x, y], size: [across, down], cell, name }, index) => (
        <Link
          key={index}
          href={matchesAt?.(cell.subject, cell.condition) ?? ''}
          aria-label={aboutOf(name)}
          className="group/area outline-none"
        >
          <title>{aboutOf(name)}</title>
          <rect
            x={x + 1}
            y={y + 1}
            width={across - 2}
            height={down - 2}
            rx={3}
            className="fill-transparent stroke-transparent stroke-2 group-hover/area:stroke-strong group-focus-visible/area:stroke-brass"
          />
        </Link>
      ))}
    </svg>
  )
}

function Drawn({ mark }: { mark: Mark }) {
  switch (mark.kind) {
    case 'line':
      return (
        <path
          d={`M${mark.from[0]} ${mark.from[1]}L${mark.to[0]} ${mark.to[1]}`}
          className={strokes[mark.tone]}
          strokeWidth={mark.width}
        />
      )
    case 'dot':
      return (
        <circle
          cx={mark.at[0]}
          cy={mark.at[1]}
          r={5}
          strokeWidth={1.5}
          className={`${strokes[mark.tone]} ${mark.isHollow ? 'fill-raised' : fills[mark.tone]}`}
        />
      )
    case 'diamond': {
      const [x, y] = mark.at
      const path = `M${x - 6} ${y}L${x} ${y - 6}L${x + 6} ${y}L${x} ${y + 6}Z`
      return <path d={path} className={`fill-raised ${strokes[mark.tone]}`} strokeWidth={1.5} />
    }
    case 'box': {
      const [[x, y], [width, height]] = [mark.at, mark.size]
      return (
        <rect
          x={x}
          y={y}
          width={width}
          height={height}
          className={fills[mark.tone]}
          opacity={mark.strength}
        />
      )
    }
    case 'text':
      return (
        <text
          x={mark.at[0]}
          y={mark.at[1]}
          textAnchor={mark.anchor}
          className={`${fills[mark.tone]} ${mark.anchor === 'middle' ? '' : 'stroke-raised stroke-[4px] [paint-order:stroke]'} ${mark.isSmall === true ? 'text-[11px]' : 'text-[13px]'}`}
        >
          {mark.text}
        </text>
      )
  }
}
