import { useTranslations } from 'next-intl'
import type { PuzzleVerdict } from '../../server/daily/puzzle-answers.ts'

/** How the players saw it: vote by vote, how many of those who did not hide named who did. */
export function VotesLine({ votes }: Pick<PuzzleVerdict, 'votes'>) {
  const t = useTranslations('daily')
  return votes.map(({ round, right, among }) => t('votesHint', { round, right, among })).join(' ')
}
