import type { MatchOutcome, Scene } from '@wis/games'
import type { SeatHeader } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { forgetEnd, keepEnd } from '../../match/headline/seen-ends.ts'
import { calledAfter } from '../how-it-ended.ts'
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
    const isHidden = before.current !== 'table' && eyes === 'table'
    before.current = eyes
    if (isHidden) forgetEnd(matchId)
    else if (isTold) keepEnd(matchId, how)
  }, [matchId, how, eyes, isTold])
  return null
}
