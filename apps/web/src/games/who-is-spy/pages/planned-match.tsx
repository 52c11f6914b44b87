import { publishedThoughts } from '@wis/db/matches'
import { ids } from '@wis/engine'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SoftRefresh } from '../../../components/loading/soft-refresh.tsx'
import type { SceneQuestion } from '../../../features/scene/scene-opening.ts'
import { database } from '../../../server/database.ts'
import { currentUser } from '../../../server/session.ts'
import { readSpyLog } from '../read-spy-log.ts'
import { SpyMatch } from '../spy-match.tsx'

interface PlannedMatchProps extends SceneQuestion {
  readonly share: string | undefined
  /** What stands below the player. */
  readonly children: ReactNode
}

/** The page of a match of an experiment. */
export async function PlannedMatch({ header, reader, address, share, children }: PlannedMatchProps) {
  const user = (await currentUser())?.id
  const [entries, thoughts] = await Promise.all([
    readSpyLog(header, reader),
    publishedThoughts(database(), ids.match(header.id), user, { seesWithheld: true }),
  ])
  return (
    <SpyMatch header={header} entries={entries} address={address} thoughts={thoughts} share={share}>
      {(header.status === 'waiting' || header.status === 'running') && <Following />}
      {children}
    </SpyMatch>
  )
}

const everyMs = 3000

async function Following() {
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
