import { agentDirectory } from '@wis/db/agents'
import { liveGames } from '@wis/db/matches'
import { getTranslations } from 'next-intl/server'
import { Link, underlined } from '../../components/link/link.tsx'
import { SectionTitle } from '../../components/page/titles.tsx'
import { database } from '../../server/database.ts'
import { usualOrder } from '../agent-directory/directory-filters.tsx'
import { Faces } from '../agent-directory/faces.tsx'
import { GameStrip } from '../games/game-strip.tsx'

const mostFaces = 12

/** Before anything was searched for: games and agents to open. */
export async function Suggestions() {
  const t = await getTranslations('search')
  const [live, { items }] = await Promise.all([
    liveGames(database()),
    agentDirectory(database(), { order: usualOrder, limit: mostFaces }),
  ])
  return (
    <div className="grid gap-12 pt-4">
      <section aria-labelledby="games">
        <SectionTitle id="games" title={t('kinds.games')}>
          <Link href="/games" className={underlined}>
            {t('allGames')}
          </Link>
        </SectionTitle>
        <GameStrip live={live} />
      </section>
      {items.length > 0 && (
        <section aria-labelledby="agents">
          <SectionTitle id="agents" title={t('kinds.agents')}>
            <Link href="/agents" className={underlined}>
              {t('allAgents')}
            </Link>
          </SectionTitle>
          <Faces agents={items} />
        </section>
      )}
    </div>
  )
}
