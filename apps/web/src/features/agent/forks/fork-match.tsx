import type { ForkedFrom } from '@wis/db/agents'
import { getTranslations } from 'next-intl/server'
import { Link } from '../../../components/link/link.tsx'
import { KeepFresh } from '../../../components/loading/keep-fresh.tsx'
import { EmptyState } from '../../../components/page/notice.tsx'
import { playerQuery } from '../../match/player/player-address.ts'
import { tableName } from '../../match/table-name.ts'
import { isOver } from '../../scene/player/scene-player.ts'
import { SceneMatch } from '../../scene/scene-match.tsx'
import type { SceneQuestion } from '../../scene/scene-opening.ts'
import { forksAddress } from '../calls/call-filter.ts'

const linkStyle = 'underline decoration-rim underline-offset-4'

/** A match that its owner or a person had played again: of which one, from where, and its replay once it is over. */
export async function ForkMatch({ fork, question }: { fork: ForkedFrom; question: SceneQuestion }) {
  const t = await getTranslations('forks')
  const { slug, version, ofMatchId, seq } = fork
  return (
    <>
      <p className="flex flex-wrap gap-x-4 pt-4 text-sm text-soft">
        {slug === null ? (
          <>
            <span>{t('bannerOfPerson', { match: tableName(ofMatchId), entry: seq })}</span>
            <Link
              href={`/matches/${ofMatchId}${playerQuery({ at: seq - 1, view: undefined, level: undefined })}`}
              className={linkStyle}
            >
              {t('one.watch')}
            </Link>
          </>
        ) : (
          <>
            <span>{t('banner', { match: tableName(ofMatchId), entry: seq, version })}</span>
            <Link href={forksAddress(slug)} className={linkStyle}>
              {t('bannerLink')}
            </Link>
          </>
        )}
      </p>
      {isOver(question.header) ? (
        <SceneMatch {...question}>{false}</SceneMatch>
      ) : (
        <>
          <KeepFresh everyMs={2_000} />
          <EmptyState title={t('playing')} text={t('playingText')} />
        </>
      )}
    </>
  )
}
