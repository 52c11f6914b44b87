import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'

/** The way to the search from a page where readers look for something. */
export function SearchForm({ placeholder, className }: { placeholder: string; className: string }) {
  const t = useTranslations('search')
  return (
    <form method="get" action="/search" role="search" className={`flex min-w-0 gap-2 ${className}`}>
      <input
        type="search"
        name="q"
        required
        minLength={2}
        maxLength={80}
        aria-label={t('field')}
        placeholder={placeholder}
        autoComplete="off"
        className="h-11 min-w-0 grow rounded-card border border-line bg-raised px-3 text-base text-ink hover:border-strong"
      />
      <button className={`${buttonStyle.quiet} shrink-0`}>{t('search')}</button>
    </form>
  )
}
