import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Mark } from './wordmark.tsx'
import { chooseTheme } from './preferences.ts'
import type { Theme } from './theme.ts'
import { themes } from './theme.ts'

/** An answer of the API, not a page that a router could open. */
const healthAddress = '/api/v1/health'

export function SiteFooter({ theme }: { theme: Theme | undefined }) {
  const t = useTranslations('site')
  return (
    <footer className="mt-24 border-t border-line py-8 text-sm text-faint">
      <div className="frame flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
        <p className="flex items-center gap-3">
          <Mark className="size-5 shrink-0" />
          {t('about')}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Link href="/docs/rules" className="hover:text-ink">
            {t('rules')}
          </Link>
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
      </div>
    </footer>
  )
}
