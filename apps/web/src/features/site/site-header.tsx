import { useLocale, useTranslations } from 'next-intl'
import { CircleUserRound, Moon, Search, Sun } from '../../components/icon/icons.tsx'
import { Link } from '../../components/link/link.tsx'
import { locales } from '../../i18n/locale.ts'
import { NavLink } from './nav-link.tsx'
import { chooseLocale, chooseTheme } from './preferences.ts'
import { Mark } from './wordmark.tsx'

/** The parts of the site, each with the other pages that belong to it. */
const parts = [
  ['watch', ' matches schedule daily hunt week following'],
  ['games', ' play'],
  ['leaderboard', ''],
  ['agents', ' community'],
  ['seasons', ''],
  ['lab', ''],
  ['docs', ''],
] as const

/** The account's icon is filled for a reader who is signed in. */
export function SiteHeader({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useTranslations('site')
  return (
    <header className="border-b border-line print:hidden">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-20 bg-ink px-4 py-2 text-sm text-ground focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <div className="frame flex flex-wrap items-center gap-x-5 py-2 max-[22rem]:gap-x-0 max-md:pt-1 max-md:pb-0 md:max-lg:gap-x-3 lg:gap-x-8">
        <Link href="/" aria-label={t('home')} className="flex h-11 items-center gap-2.5">
          <Mark className="size-7" />
          <span className="font-display text-xl font-[480] tracking-tight max-[22rem]:text-base">
            {t('name')}
          </span>
        </Link>
        <nav
          aria-label={t('nav')}
          className="flex gap-6 md:max-lg:gap-2.5 max-md:order-last max-md:-mx-4 max-md:w-[calc(100%+2rem)] max-md:overflow-x-auto max-md:px-4 max-sm:justify-between max-sm:gap-2"
        >
          {parts.map(([name, others]) => (
            <NavLink key={name} of={name + others}>
              {t(name)}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-1 max-[22rem]:gap-0 md:max-lg:gap-0">
          <Link href="/search" aria-label={t('search')} title={t('search')} className={iconButton}>
            <Search className="size-[1.125rem]" />
          </Link>
          <Link
            href="/account"
            aria-label={t(isSignedIn ? 'account' : 'signIn')}
            title={t(isSignedIn ? 'account' : 'signIn')}
            className={iconButton}
          >
            {isSignedIn ? (
              <span className="grid size-6 place-items-center rounded-full bg-ink text-ground">
                <CircleUserRound className="size-[1.125rem]" />
              </span>
            ) : (
              <CircleUserRound className="size-[1.125rem]" />
            )}
          </Link>
          <LocaleSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </header>
  )
}

const iconButton = 'grid size-9 place-items-center rounded-card text-soft hover:bg-sunken hover:text-ink'

/** Switches the theme. Only the button for the other theme is visible. */
function ThemeSwitch() {
  const t = useTranslations('site')
  return (
    <form action={chooseTheme} className="flex">
      <button
        name="theme"
        value="light"
        aria-label={t('toLight')}
        title={t('toLight')}
        className={`${iconButton} hidden dark:grid`}
      >
        <Sun className="size-[1.125rem]" />
      </button>
      <button
        name="theme"
        value="dark"
        aria-label={t('toDark')}
        title={t('toDark')}
        className={`${iconButton} dark:hidden`}
      >
        <Moon className="size-[1.125rem]" />
      </button>
    </form>
  )
}

/** The languages of the interface, each named in itself. */
function LocaleSwitch() {
  const t = useTranslations('site')
  const current = useLocale()
  return (
    <form action={chooseLocale} aria-label={t('language')} className="flex text-sm">
      {locales.map((locale) => (
        <button
          key={locale}
          name="locale"
          value={locale}
          lang={locale}
          aria-pressed={locale === current}
          className="h-9 px-2 text-faint hover:text-ink aria-pressed:hidden"
        >
          {t(`locales.${locale}`)}
        </button>
      ))}
    </form>
  )
}
