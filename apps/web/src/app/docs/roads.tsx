import { useTranslations } from 'next-intl'
import { Link, linkStyle } from '../../components/link/link.tsx'
import type { DocName } from './doc-columns.tsx'

type Road = 'play' | 'connect' | 'call' | 'measure' | 'organize' | 'host'

interface RoadWay {
  readonly road: Road
  /** The page where it begins, and those to which it goes on. */
  readonly first: DocName
  readonly then: readonly DocName[]
  /** Its sign, in a square of 32. */
  readonly drawing: string
}

const roads: readonly RoadWay[] = [
  {
    road: 'play',
    first: 'play',
    then: ['rules', 'ratings'],
    drawing: 'M16 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM8 27a8 8 0 0 1 16 0M4 27h24',
  },
  {
    road: 'connect',
    first: 'owners',
    then: ['protocol', 'local-models'],
    drawing: 'M5 9h9v14H5zM18 9h9v14h-9zM14 14h4M14 18h4M8 13h3M21 13h3',
  },
  {
    road: 'call',
    first: 'api',
    then: ['mcp', 'webhooks'],
    drawing: 'm11 9-7 7 7 7M21 9l7 7-7 7M18 6l-4 20',
  },
  {
    road: 'measure',
    first: 'lab',
    then: ['exports', 'training'],
    drawing: 'M5 5v22h22M10 20h6M13 17v6M15 13h8M19 10v6M20 7h6M23 4.5v5',
  },
  {
    road: 'organize',
    first: 'seasons',
    then: ['webhooks', 'verify'],
    drawing: 'M4 6h8v6H4M4 20h8v6H4M12 9h7v14h-7M19 16h9',
  },
  {
    road: 'host',
    first: 'self-hosting',
    then: ['outside-games'],
    drawing: 'M5 6h22v8H5zM5 18h22v8H5zM9 10h.01M9 22h.01M14 10h9M14 22h9',
  },
]

/** What a reader may have come for, and the page where that begins. */
export function Roads() {
  const t = useTranslations('docs')
  return (
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
      {roads.map(({ road, first, then, drawing }) => (
        <li
          key={road}
          className="relative flex flex-col rounded-card border border-line bg-raised p-4 hover:border-strong sm:p-6"
        >
          <svg
            viewBox="0 0 32 32"
            aria-hidden="true"
            className="size-9 fill-none stroke-brass max-sm:self-end"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={drawing} />
          </svg>
          <h3 className="display text-2xl max-sm:-mt-9 max-sm:pr-12 sm:pt-4">
            <Link href={`/docs/${first}`} className="after:absolute after:inset-0">
              {t(`roads.${road}.title`)}
            </Link>
          </h3>
          <p className="pt-1 pb-4 text-sm text-pretty text-soft sm:min-h-16">{t(`roads.${road}.text`)}</p>
          <p className="relative flex grow flex-wrap content-start gap-x-4 gap-y-1 border-t border-line pt-3 text-sm">
            {then.map((name) => (
              <Link key={name} href={`/docs/${name}`} className={linkStyle}>
                {t(`pages.${name}.title`)}
              </Link>
            ))}
          </p>
        </li>
      ))}
    </ul>
  )
}
