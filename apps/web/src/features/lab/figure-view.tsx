import type { Figure, Mark, Picture, Tone } from '@wis/lab'
import { useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { LabTable } from './lab-table.tsx'
import { SavePicture } from './save-picture.tsx'

/** The beginning of a title before its colon, and of a note. */
export interface SharedWords {
  readonly title: string
  readonly note: string
}

/** What a title and a note say beyond what is shared. */
export const ownWords = ({ title, note }: Figure, shared: SharedWords): SharedWords => ({
  title: title.slice(shared.title.length).replace(/^[:：]\s*/u, ''),
  note: note.slice(shared.note.length),
})

interface FigureViewProps {
  readonly figure: Figure
  /** Whether it stands in a column of a grid, and is drawn as for a phone. */
  readonly isSmall: boolean
  /** Not where its title stands above it already. */
  readonly isTitled?: boolean
  /** What stands above it and pictures like it. */
  readonly shared?: SharedWords | undefined
  /** The address of the matches of a subject under a condition. */
  readonly matchesAt: ((subject: string, condition: string) => string) | undefined
  /** The address of the picture in PDF. */
  readonly pdf: string | undefined
}

/** A picture of a report, drawn for a phone and for a page, with its numbers as a table. */
export function FigureView({
  figure,
  isSmall,
  isTitled = true,
  shared: said,
  matchesAt,
  pdf,
}: FigureViewProps) {
  const t = useTranslations('lab.report')
  const { id, kind, title, note, pictures, table } = figure
  const own = said ? ownWords(figure, said) : { title, note }
  // The spokes of a radar are its rows, without the area, which has a table of its own.
  const isBeside = kind === 'radar' && isSmall
  const turned = {
    head: [t('measure'), ...table.rows.map(([name = '']) => name)],
    rows: table.head.slice(1, -1).map((name, at) => [name, ...table.rows.map((row) => row[at + 1] ?? '')]),
  }
  const shared = { label: title, matchesAt, aboutOf: (name: string) => t('matchesOf', { name }) }
  return (
    <figure
      id={id}
      className={`flex min-w-0 flex-col ${isTitled && !said ? 'border-t border-line pt-5' : 'pt-1'}`}
    >
      <figcaption>
        {isTitled && !said && <h3 className="display text-xl">{own.title}</h3>}
        {isTitled && said && <h4 className="font-semibold">{own.title}</h4>}
        <p className="max-w-[70ch] pt-1 pb-4 text-sm text-soft empty:pb-1">{own.note}</p>
      </figcaption>
      <div
        className={
          isBeside
            ? 'grid grid-cols-[minmax(0,1fr)] items-center gap-x-10 gap-y-4 sm:grid-cols-[340px_minmax(0,30rem)]'
            : 'contents'
        }
      >
        <div className="scrolls-aside" role="group" tabIndex={0} aria-label={title}>
          <PictureView {...shared} picture={pictures.narrow} className={isSmall ? '' : 'sm:hidden'} />
          {!isSmall && <PictureView {...shared} picture={pictures.wide} className="max-sm:hidden" />}
        </div>
        {isBeside && <LabTable caption={title} head={turned.head} rows={turned.rows} />}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 pt-3">
        {isBeside ? (
          <span />
        ) : (
          <details className="min-w-0 open:basis-full">
            <summary className="w-fit text-sm text-soft underline decoration-rim underline-offset-4">
              {t('numbers')}
            </summary>
            <div className="pt-3">
              <LabTable caption={title} head={table.head} rows={table.rows} />
            </div>
          </details>
        )}
        <SavePicture
          name={id}
          pdf={pdf}
          labels={{
            svg: t('saveAs', { format: 'SVG' }),
            png: t('saveAs', { format: 'PNG' }),
            pdf: t('saveAs', { format: 'PDF' }),
            failed: t('notSaved'),
          }}
        />
      </div>
    </figure>
  )
}

const fills: Readonly<Record<Tone, string>> = {
  ink: 'fill-ink',
  soft: 'fill-soft',
  faint: 'fill-faint',
  line: 'fill-line',
  strong: 'fill-strong',
  brass: 'fill-brass',
  up: 'fill-up',
  down: 'fill-down',
  ground: 'fill-ground',
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
  ground: 'stroke-ground',
}

interface PictureViewProps {
  readonly picture: Picture
  readonly label: string
  readonly className: string
  /** Without it, no part leads on. */
  readonly matchesAt: ((subject: string, condition: string) => string) | undefined
  /** The name of the link from a part of the picture. */
  readonly aboutOf: (name: string) => string
}

/** A picture in the colours of the page. It is never larger than its own size. Its parts lead to the matches behind them. */
function PictureView({ picture, label, className, matchesAt, aboutOf }: PictureViewProps) {
  const { width, height, marks } = picture
  const areas = matchesAt ? (picture.areas ?? []) : []
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
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
          className={`${strokes[mark.tone]} ${mark.isHollow ? 'fill-ground' : fills[mark.tone]}`}
        />
      )
    case 'diamond': {
      const [x, y] = mark.at
      const path = `M${x - 6} ${y}L${x} ${y - 6}L${x + 6} ${y}L${x} ${y + 6}Z`
      return <path d={path} className={`fill-ground ${strokes[mark.tone]}`} strokeWidth={1.5} />
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
          className={`${fills[mark.tone]} ${mark.anchor === 'middle' ? '' : 'stroke-ground stroke-[4px] [paint-order:stroke]'} ${mark.isSmall === true ? 'text-[11px]' : 'text-[13px]'}`}
        >
          {mark.text}
        </text>
      )
  }
}
