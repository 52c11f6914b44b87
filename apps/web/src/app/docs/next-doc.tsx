import { useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import { docPages } from './doc-pages.ts'

const style = 'underline decoration-rim underline-offset-4 hover:decoration-current'

/** The end of a page: a link to the next page for a newcomer, and a link to all of them. */
export function NextDoc({ after }: { after: (typeof docPages)[number] }) {
  const t = useTranslations('docs')
  const next = docPages[docPages.indexOf(after) + 1]
  return (
    <nav
      aria-label={t('around')}
      className="mt-20 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 border-t border-line pt-5"
    >
      <Link href="/docs" className={`text-sm text-soft ${style}`}>
        {t('all')}
      </Link>
      {next && (
        <p className="text-sm text-soft">
          {t('next')}{' '}
          <Link href={`/docs/${next}`} className={`font-display text-lg text-ink ${style}`}>
            {t(`pages.${next}.title`)}
          </Link>
        </p>
      )}
    </nav>
  )
}
