import type { MatchHeader } from '@wis/protocol'
import { getLocale, getTranslations } from 'next-intl/server'
import { buttonStyle } from '../../components/button/button-style.ts'
import { Link } from '../../components/link/link.tsx'
import { EmptyState } from '../../components/page/notice.tsx'
import { seasonNameIn } from './season-name-in.ts'

/** Shown in place of a match that is withheld for now. */
export async function WithheldMatch({ header: { season } }: { header: MatchHeader }) {
  const t = await getTranslations('seasons.withheldMatch')
  const toSeason = (
    <Link href={`/seasons/${season.slug}`} className={buttonStyle.quiet}>
      {seasonNameIn(await getLocale(), season)}
    </Link>
  )
  return (
    <div className="pt-14">
      <EmptyState isPage title={t('title')} text={t('text')} action={toSeason} />
    </div>
  )
}
