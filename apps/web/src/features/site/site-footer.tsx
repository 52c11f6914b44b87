import { useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { chooseTheme } from './preferences.ts'
import { themes } from './theme.ts'
import type { Theme } from './theme.ts'
import { Mark } from './wordmark.tsx'

/** A plain link, because it leads to an answer of the API, which the router cannot open. */
const healthAddress = '/api/v1/health'

const shelves = {
  watch: [
    ['/watch', 'watch'],
    ['/schedule', 'schedule'],
    ['/week', 'week'],
    ['/daily', 'daily'],
    ['/hunt', 'hunt'],
    ['/following', 'following'],
  ],
  compete: [
    ['/games', 'games'],
    ['/leaderboard', 'leaderboard'],
    ['/seasons', 'seasons'],
    ['/agents', 'agents'],
    ['/agents/new', 'register'],
    ['/community', 'community'],
  ],
  build: [
    ['/docs/rules', 'rules'],
    ['/docs/protocol', 'protocol'],
    ['/docs/api', 'api'],
    ['/lab', 'lab'],
    ['/docs/verify', 'verify'],
    ['/docs/self-hosting', 'selfHosting'],
  ],
} as const

export function SiteFooter({ theme }: { theme: Theme | undefined }) {
  const t = useTranslations('site')
  return (
    <footer className="mt-24 print:hidden border-t border-line py-10 text-sm text-faint">
      <div className="frame grid gap-x-10 gap-y-8 sm:grid-cols-3 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <p className="flex max-w-xs gap-3 text-balance max-lg:col-span-full">
          <Mark className="mt-0.5 size-5 shrink-0" />
          {t('about')}
        </p>
        {(['watch', 'compete', 'build'] as const).map((shelf) => (
          <nav key={shelf} aria-labelledby={`shelf-${shelf}`}>
            <h2 id={`shelf-${shelf}`} className="label">
              {t(`shelves.${shelf}`)}
            </h2>
            <ul className="mt-3 grid gap-2 max-sm:grid-cols-2">
              {shelves[shelf].map(([address, name]) => (
                <li key={address}>
                  <Link href={address} className="text-soft hover:text-ink">
                    {t(name)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="frame mt-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-3">
        <a href={healthAddress} className="hover:text-ink">
          {t('health')}
        </a>
        <form action={chooseTheme} aria-label={t('theme')} className="flex gap-3">
          {(['system', ...themes] as const).map((name) => (
            <button
              key={name}
              name="theme"
              value={name}
              aria-pressed={name === (theme ?? 'system')}
              className="hover:text-ink aria-pressed:text-ink aria-pressed:underline aria-pressed:decoration-brass aria-pressed:underline-offset-4"
            >
              {t(`themes.${name}`)}
            </button>
          ))}
        </form>
      </div>
    </footer>
  )
}
