import { useTranslations } from 'next-intl'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'

/** A link from the account to its webhooks. */
export function WebhooksLink() {
  const t = useTranslations('webhooks')
  return (
    <section aria-labelledby="webhooks" className="pt-16">
      <SectionTitle id="webhooks" title={t('title')} />
      <p className="max-w-[62ch] pb-5 text-sm text-soft">{t('short')}</p>
      <Link href="/account/webhooks" className={buttonStyle.quiet}>
        {t('open')}
      </Link>
    </section>
  )
}
