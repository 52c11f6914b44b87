import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/notice.tsx'

const exits = [
  { href: '/watch', name: 'toWatch' },
  { href: '/leaderboard', name: 'toBoard' },
  { href: '/games', name: 'toGames' },
] as const

/** Shown for an address without a page, with links to others. */
export function MissingPage({ isPage }: { isPage: boolean }) {
  const t = useTranslations('errors')
  const search = useTranslations('search')
  return (
    <EmptyState
      isPage={isPage}
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      action={
        <>
          <form method="get" action="/search" role="search" className="mx-auto flex max-w-md gap-2 pb-5">
            <input
              type="search"
              name="q"
              required
              minLength={2}
              maxLength={80}
              aria-label={search('field')}
              placeholder={search('field')}
              className="h-11 min-w-0 grow rounded-card border border-line bg-raised px-3 text-base text-ink hover:border-strong"
            />
            <button className={`${buttonStyle.primary} shrink-0`}>{search('search')}</button>
          </form>
          <p className="flex flex-wrap justify-center gap-x-6 gap-y-2 text-sm">
            {exits.map(({ href, name }) => (
              <Link key={href} href={href} className="underline decoration-rim underline-offset-4">
                {t(name)}
              </Link>
            ))}
          </p>
        </>
      }
    />
  )
}

/** The head of a page whose subject does not exist. */
export async function missingMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('errors'))('notFoundTitle'), robots: { index: false } }
}
