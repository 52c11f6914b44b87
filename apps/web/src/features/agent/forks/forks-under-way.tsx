import type { ForksUnderWay as Forks } from '@wis/db/agents'
import { useTranslations } from 'next-intl'
import { Link } from '../../../components/link/link.tsx'

interface ForksUnderWayProps {
  readonly again: Forks | undefined
  /** Of the agent, on a page that does not list the matches. */
  readonly slug?: string
}

/** How far the matches are that a version plays again. Nothing if none is to come. */
export function ForksUnderWay({ again, slug }: ForksUnderWayProps) {
  const t = useTranslations('forks.underWay')
  if (!again) return null
  const { isTrial, version, over, all } = again
  return (
    <div role="status" className="paper mb-8 max-w-2xl space-y-2 border border-line p-5 text-sm">
      <p className="font-semibold">{t(isTrial ? 'trial' : 'again', { version, over, all })}</p>
      <progress
        value={over}
        max={all}
        className="block h-1 w-full appearance-none bg-line [&::-moz-progress-bar]:bg-current [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-current"
      />
      {slug !== undefined && (
        <Link href={`/agents/${slug}/forks`} className="underline decoration-rim underline-offset-4">
          {t('open')}
        </Link>
      )}
    </div>
  )
}
