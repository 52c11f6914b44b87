import type { MatchOutcome, Scene } from '@wis/games'
import type { SeatHeader } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { visibleString } from '../../../components/text/visible-text.ts'
import { agentNameIn } from '../../match/agent-name-in.ts'
import { forgetEnd, keepEnd } from '../../match/headline/seen-ends.ts'
import { useWords } from '../words.ts'
import type { Eyes } from './eyes.ts'

interface KeepEndProps {
  readonly matchId: string
  readonly seats: readonly SeatHeader[]
  readonly outcome: MatchOutcome
  readonly scene: Pick<Scene, 'decided' | 'talk'>
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
  const { decided, talk } = props.scene
  const t = useTranslations('scene.verdict')
  const words = useWords()
  const locale = useLocale()
  const called = seats.map(({ alias, agent }) => [alias, visibleString(agentNameIn(locale, agent))] as const)
  const { title, text } = (talk?.now?.kind === 'notice' ? talk.now : decided) ?? {}
  const best = seats
    .filter(({ seat }) => outcome.places[seat] === 1)
    .map(({ seat }) => called[seat]?.[1] ?? '')
  const [winner = '', second] = best
  const who =
    second === undefined ? t('won', { name: winner }) : t(best.length === seats.length ? 'draw' : 'tied')
  const said = [title ? words(title) : who, text ? withAgents(words(text), called) : ''].filter(Boolean)
  const how = said.join(' · ')
  const before = useRef(eyes)
  useEffect(() => {
    const isHidden = before.current === 'everything' && eyes === 'table'
    before.current = eyes
    if (isHidden) forgetEnd(matchId)
    else if (isTold) keepEnd(matchId, how)
  }, [matchId, how, eyes, isTold])
  return null
}

/** A sentence with agents in the place of aliases. “Player 1” is no part of “Player 12”. */
export function withAgents(
  text: string,
  called: readonly (readonly [alias: string, name: string])[],
): string {
  const names = new Map(called)
  const aliases = [...names.keys()].toSorted((one, other) => other.length - one.length)
  const any = new RegExp(aliases.map((alias) => alias.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|'), 'gu')
  return aliases.length === 0 ? text : text.replace(any, (alias) => names.get(alias) ?? alias)
}
