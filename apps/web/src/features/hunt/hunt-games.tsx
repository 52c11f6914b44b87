import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { huntedGames } from '../../server/hunt/open-hunt.ts'

interface HuntGamesProps {
  readonly chosen: string
  readonly addressOf: (game: string) => string
}

export function HuntGames({ chosen, addressOf }: HuntGamesProps) {
  const t = useTranslations('hunt')
  const locale = useLocale()
  return (
    <nav aria-label={t('games')} className="pb-6">
      <ul className="flex flex-wrap gap-x-1 border-y border-line py-1">
        {huntedGames.map(({ id, texts }) => (
          <li key={id}>
            <Link
              href={addressOf(id)}
              aria-current={id === chosen ? 'page' : undefined}
              className="flex border-b-2 border-transparent px-2.5 py-2 text-sm whitespace-nowrap text-soft hover:text-ink aria-[current]:border-brass aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {texts[locale].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface HuntPlace {
  readonly game: string
  /** Today, if it is not given. */
  readonly day?: string
}

export const huntAddress = ({ game, day }: HuntPlace) =>
  `/hunt?${new URLSearchParams({ game, ...(day !== undefined && { day }) }).toString()}`

export const huntersAddress = (game: string) => `/hunt/board?${new URLSearchParams({ game }).toString()}`
