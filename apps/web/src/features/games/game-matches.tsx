import { listMatches } from '@wis/db/matches'
import { getTranslations } from 'next-intl/server'
import { EmptyState } from '../../components/page/notice.tsx'
import { database } from '../../server/database.ts'
import { MatchList } from '../watch/match-list.tsx'

const shown = 4

/** The last matches of a game that are over: the page has another way to those in play. */
export async function GameMatches({ game }: { game: string }) {
  const t = await getTranslations('games')
  const { items } = await listMatches(database(), { game, status: ['finished'], limit: shown })
  if (items.length === 0) return <EmptyState title={t('none')} text={t('noneText')} />
  return <MatchList matches={items} game={game} />
}
