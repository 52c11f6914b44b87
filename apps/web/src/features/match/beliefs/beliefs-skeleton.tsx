import { useTranslations } from 'next-intl'
import { Skeleton } from '../../../components/loading/skeleton.tsx'

/** A placeholder in the shape of the river. */
export function BeliefsSkeleton() {
  const t = useTranslations('match.beliefs')
  return (
    <div role="status" className="space-y-5">
      <span className="sr-only">{t('asking')}</span>
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-64 sm:h-80" />
    </div>
  )
}
