import type { MatchAppeal } from '@wis/db/matches'
import { useLocale, useTranslations } from 'next-intl'
import type { Hooks } from '../../server/scenes/hooks.ts'
import { guessIn } from '../games/question-of-match.ts'
import { IfSeen } from '../match/headline/seen-end.tsx'

const manyMoments = 3

/**
 * Why a match is worth watching, in a word that does not tell who won. Nor is the number of rounds told, because a spy
 * who is found in the first has lost.
 */
export function howItWent({
  tension,
  moments,
}: MatchAppeal): 'open' | 'close' | 'eventful' | 'early' | undefined {
  if (tension === 3) return 'open'
  if (tension === 2) return 'close'
  if ((moments ?? 0) >= manyMoments) return 'eventful'
  return tension === 0 ? 'early' : undefined
}

interface AppealLineProps {
  readonly matchId: string
  readonly appeal: MatchAppeal
  readonly game: string
  /** What happened in it, if that may be told. */
  readonly fact?: Hooks['facts'][number] | undefined
}

/** The reasons to watch a match, without its result. */
export function AppealLine({ matchId, appeal, game, fact }: AppealLineProps) {
  const { moments, tension, ratings } = appeal
  if (!fact && !moments && tension === null && ratings === null) return null
  // A phone shows no ratings.
  const hasRatingsOnly = !fact && !moments && tension === null
  return (
    <p className={`facts figures text-xs text-faint empty:hidden ${hasRatingsOnly ? 'max-sm:hidden' : ''}`}>
      <AppealWord matchId={matchId} appeal={appeal} game={game} fact={fact} />
      <AppealFacts appeal={appeal} />
    </p>
  )
}

/**
 * What happened in a match, or how it went in a word, and how close it was in marks. Where somebody hides, a match that
 * was not close was won by the others, so there this is told to those only who know its end.
 */
export function AppealWord({ matchId, appeal, game, fact }: AppealLineProps) {
  const t = useTranslations('watch.appeal')
  const locale = useLocale()
  const went = howItWent(appeal)
  const word = fact ? t(`hooks.${fact.kind}`, { count: fact.count }) : went && t(`went.${went}`)
  if (!word && appeal.tension === null) return null
  const spoken = word && <span className="mr-3 font-semibold text-soft">{word}</span>
  const all = (
    <span>
      {spoken}
      {appeal.tension !== null && (
        <Tension of={appeal.tension} game={game} isNamed={fact !== undefined || !word} />
      )}
    </span>
  )
  if (!guessIn(game, locale)) return all
  return (
    <IfSeen matchId={matchId} others={fact && <span>{spoken}</span>}>
      {all}
    </IfSeen>
  )
}

/** How much stood out in a match, and how strong its players were. */
export function AppealFacts({ appeal }: Pick<AppealLineProps, 'appeal'>) {
  const t = useTranslations('watch.appeal')
  const { moments, ratings } = appeal
  return (
    <>
      {moments !== null && moments > 0 && <span>{t('moments', { count: moments })}</span>}
      {ratings && (
        <span title={t('ratingsTitle')} className="max-sm:hidden">
          <span className="sr-only">{t('ratingsTitle')}: </span>
          {t('ratings', { band: bandOf(ratings) })}
        </span>
      )}
    </>
  )
}

const mostMarks = 3

function Tension({ of, game, isNamed }: { of: number; game: string; isNamed: boolean }) {
  const t = useTranslations('watch.appeal')
  return (
    <span title={t('tensionTitle', { game })} className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span className={isNamed ? '' : 'sr-only'}>{t('tension')}</span>
      <span aria-hidden="true" className="inline-flex gap-0.5">
        {Array.from({ length: mostMarks }, (_, mark) => (
          <span
            key={mark}
            className={`size-1.5 rounded-full border border-brass ${mark < of ? 'bg-brass' : ''}`}
          />
        ))}
      </span>
      <span className="sr-only">{t('tensionOf', { marks: of, most: mostMarks })}</span>
    </span>
  )
}

/** In steps of ten, because the last digit does not matter. */
function bandOf({ lowest, highest }: { readonly lowest: number; readonly highest: number }): string {
  const [from, to] = [Math.floor(lowest / 10) * 10, Math.ceil(highest / 10) * 10]
  return from === to ? String(from) : `${from}–${to}`
}
