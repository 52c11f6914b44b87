import { getTranslations } from 'next-intl/server'
import { SoftRefresh } from '../../components/loading/soft-refresh.tsx'

const everyMs = 3000

/** Nobody tells the browser of new entries of an experiment, so the page is read again. */
export async function FollowMatch() {
  const t = await getTranslations('lab')
  const labels = {
    on: t('matches.follows'),
    off: t('live.stopped'),
    pause: t('live.stop'),
    go: t('live.follow'),
  }
  return (
    <div className="pt-6">
      <SoftRefresh everyMs={everyMs} labels={labels} />
    </div>
  )
}
