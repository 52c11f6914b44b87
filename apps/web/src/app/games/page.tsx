import { kits } from '@wis/games'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { PageTitle } from '../../components/page/page-title.tsx'
import { GameCard } from '../../features/games/game-card.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('games')
  return { title: t('title'), description: t('text'), alternates: { canonical: './' } }
}

export default async function GamesPage() {
  const t = await getTranslations('games')
  return (
    <>
      <PageTitle title={t('title')}>{t('text')}</PageTitle>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {kits.map((kit) => (
          <GameCard key={kit.id} kit={kit} />
        ))}
      </ul>
    </>
  )
}
