import { kitCalled } from '@wis/games'
import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { buttonStyle } from '../../../../components/button/button-style.ts'
import { Link } from '../../../../components/link/link.tsx'
import { PageTitle } from '../../../../components/page/titles.tsx'
import { missingMetadata } from '../../../../features/site/missing-page.tsx'
import { NextDoc } from '../../doc-columns.tsx'
import { DocumentText } from '../../document.tsx'
import { gameDocument } from './game-document.ts'

export async function generateMetadata({ params }: PageProps<'/docs/games/[game]'>): Promise<Metadata> {
  const kit = kitCalled((await params).game)
  if (!kit) return missingMetadata()
  const t = await getTranslations('docs')
  const { name: game } = kit.texts[await getLocale()]
  return { title: t('game.title', { game }), description: t('game.text') }
}

export default async function GameDocPage({ params }: PageProps<'/docs/games/[game]'>) {
  const kit = kitCalled((await params).game)
  if (!kit) notFound()
  const t = await getTranslations('docs')
  const locale = await getLocale()
  return (
    <>
      <PageTitle title={t('game.title', { game: kit.texts[locale].name })} />
      <div className="flex flex-wrap gap-3 pb-10">
        <a href={`/docs/games/${kit.id}/requests.json`} className={buttonStyle.quiet}>
          {t('game.all')}
        </a>
        <Link href={`/games/${kit.id}`} className={buttonStyle.quiet}>
          {t('game.rules')}
        </Link>
        <Link
          href={kit.older ? '/docs/protocol#the-native-profile-wis-1' : '/docs/protocol#other-games'}
          className={buttonStyle.quiet}
        >
          {t('game.fields')}
        </Link>
      </div>
      <DocumentText sources={[gameDocument(kit, locale, t)]} />
      <NextDoc after="protocol" />
    </>
  )
}
