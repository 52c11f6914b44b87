import type { MatchOutcome, Scene } from '@wis/games'
import type { SeatHeader } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { visibleString } from '../../../components/text/visible-text.ts'
import { agentNameIn } from '../../match/agent-name-in.ts'
import { keepEnd } from '../../match/headline/seen-ends.ts'
import { useWords } from '../words.ts'

interface KeepEndProps {
  readonly matchId: string
  readonly seats: readonly SeatHeader[]
  readonly outcome: MatchOutcome
  readonly scene: Pick<Scene, 'decided' | 'talk'>
}

/** Remembers for headlines how the match ended, by the names of its agents. It stands where the end has been seen. */
export default function KeepEnd({ matchId, seats, outcome, scene: { decided, talk } }: KeepEndProps) {
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
  useEffect(() => {
    keepEnd(matchId, how)
  }, [matchId, how])
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
