import { useLocale, useTranslations } from 'next-intl'
import { Moon, Sun } from '../../components/icon/icons.tsx'
import { locales } from '../../i18n/locale.ts'
import { chooseLocale, chooseTheme } from './preferences.ts'

const iconButton = 'grid size-9 place-items-center rounded-card text-soft hover:bg-sunken hover:text-ink'

/** Switches the theme. Only the button for the other theme is visible. */
export function ThemeSwitch() {
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
export function LocaleSwitch() {
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
