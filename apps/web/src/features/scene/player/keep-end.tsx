import type { MatchOutcome, Scene } from '@wis/games'
import type { SeatHeader } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { forgetEnd, keepEnd } from '../../match/headline/seen-ends.ts'
import { calledAfter } from '../how-it-ended.ts'
import { mayMove } from '../motion.ts'
import type { Eyes } from './eyes.ts'

interface KeepEndProps {
  readonly matchId: string
  readonly seats: readonly SeatHeader[]
  readonly outcome: MatchOutcome
  readonly scene: Pick<Scene, 'decided' | 'talk' | 'guess'>
  readonly eyes: Eyes
  /** Whether the reader has seen the end, or asked for everything. */
  readonly isTold: boolean
}

/** As `--verdict-at` in scene.module.css. */
const verdictAfterMs = 1100

/**
 * Remembers for headlines how the match ended, by the names of its agents, once its reader has been told. A reader who hides it
 * again hides it in headlines, too.
 */
export default function KeepEnd(props: KeepEndProps) {
  const { matchId, seats, outcome, eyes, isTold } = props
  const t = useTranslations('scene.verdict')
  const locale = useLocale()
  const how = calledAfter({ seats, outcome, scene: props.scene, locale, t })
  const before = useRef(eyes)
  useEffect(() => {
    const isHidden = before.current === 'everything' && eyes === 'table'
    before.current = eyes
    if (isHidden) forgetEnd(matchId)
    if (isHidden || !isTold) return
    // The headline tells it when the table has.
    const told = setTimeout(keepEnd, mayMove() ? verdictAfterMs : 0, matchId, how)
    return () => {
      clearTimeout(told)
    }
  }, [matchId, how, eyes, isTold])
  return null
}
