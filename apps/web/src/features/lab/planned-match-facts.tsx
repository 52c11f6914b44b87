import type { ExperimentPage } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { Link } from '../../components/link/link.tsx'
import type { PlannedMatchFound } from '../../server/lab/find-planned-match.ts'
import { Fact, MatchFacts } from '../match/match-facts.tsx'
import { withShare } from './experiment-address.ts'
import { nameOfCondition } from './name-of-condition.ts'
import { nameOfFactor, nameOfLevel } from './name-of-factor.ts'

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
