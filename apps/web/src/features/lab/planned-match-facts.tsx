import 'server-only'
import type { ExperimentPage } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { cache } from 'react'
import { Link } from '../../components/link/link.tsx'
import { AppError } from '../../server/app-error.ts'
import { database } from '../../server/database.ts'
import type { PlannedMatchFound } from '../../server/lab/find-planned-match.ts'
import { requirePlannedMatch } from '../../server/lab/find-planned-match.ts'
import { currentUser } from '../../server/session.ts'
import { Fact, MatchFacts } from '../match/match-facts.tsx'
import { viewerOf, withShare } from './experiment-seen.ts'
import { nameOfCondition, nameOfFactor, nameOfLevel } from './names.ts'

interface PlannedMatchFactsProps {
  readonly seen: PlannedMatchFound
  readonly share: string | undefined
}

const look = 'underline decoration-rim underline-offset-4'

/** What a match is in its experiment, and the ways back to it. */
export function PlannedMatchFacts({ seen, share }: PlannedMatchFactsProps) {
  const t = useTranslations('lab.matches')
  const locale = useLocale()
  const { experiment, number, plan, header } = seen
  const spec = experiment.spec as ExperimentPage['spec']
  const conditionName = nameOfCondition({ game: header.game, spec }, locale)
  const [factorName, levelName] = [nameOfFactor(header.game, locale), nameOfLevel(header.game, locale)]
  const { deal, subject, condition, seat, factors } = plan
  const at = `/lab/${experiment.id}`
  const scenes = `/api/v1/experiments/${experiment.id}/matches/${number}/scenes`
  return (
    <MatchFacts header={header}>
      <Fact name={t('experiment')}>
        <Link href={withShare(at, share)} className={look}>
          {experiment.name}
        </Link>
      </Fact>
      <Fact name={t('number')}>{number}</Fact>
      <Fact name={t('deal')}>{deal}</Fact>
      <Fact name={t('cell')}>
        <Link href={withShare(`${at}/matches`, share, { subject, condition })} className={look}>
          {subject} · {conditionName(condition)}
        </Link>
      </Fact>
      <Fact name={t('subjectSits')}>{header.seats[seat]?.alias ?? String(seat + 1)}</Fact>
      <Fact name={t('factors')}>
        {Object.entries(factors)
          .map(([factor, level]) => `${factorName(factor)}: ${levelName(factor, level)}`)
          .join(', ')}
      </Fact>
      <Fact name={t('data')}>
        <a href={withShare(scenes, share)} className={look}>
          {t('scenes')}
        </a>
      </Fact>
    </MatchFacts>
  )
}

/** A match of an experiment as the reader of its page may see it; undefined if that is not at all. */
export const plannedMatchSeen = cache(async (id: string, number: string, share: string | undefined) => {
  const viewer = viewerOf(await currentUser())
  try {
    return await requirePlannedMatch({ db: database(), viewer, params: { id, number }, query: { share } })
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return undefined
    throw error
  }
})
