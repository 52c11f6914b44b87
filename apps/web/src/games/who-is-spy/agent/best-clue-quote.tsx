import { useTranslations } from 'next-intl'
import { Link } from '../../../components/link/link.tsx'
import { ForeignText } from '../../../components/text/foreign-text.tsx'
import { playerQuery } from '../../../features/match/player/player-address.ts'
import { tableName } from '../../../features/match/table-name.ts'
import type { Clue } from './best-clue.ts'

export function BestClueQuote({ clue: { match, seq, round, text, against, votes } }: { clue: Clue }) {
  const t = useTranslations('agent.form')
  const address = `/matches/${match.id}${playerQuery({ at: seq, view: undefined, level: 'speeches' })}`
  return (
    <figure className="min-w-0">
      <figcaption className="label">{t('bestClue')}</figcaption>
      <blockquote className="pt-1 font-display text-xl leading-snug break-words">
        <ForeignText text={text} />
      </blockquote>
      <p className="pt-1 text-sm text-soft">
        {t('suspected', { against, votes, round })}{' '}
        <Link href={address} className="underline decoration-rim underline-offset-4">
          {t('table', { name: tableName(match.id) })}
        </Link>
      </p>
    </figure>
  )
}
