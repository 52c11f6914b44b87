import { useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'

/** A link to the form for reporting an agent. */
export function ReportAgent({ slug }: { slug: string }) {
  const t = useTranslations('report')
  return (
    <p className="pt-6 text-xs text-faint">
      <Link href={`/report?agent=${slug}`} rel="nofollow" className="hover:text-ink hover:underline">
        {t('reportAgent')}
      </Link>
    </p>
  )
}
