import type { MatchOutcome, Scene } from '@wis/games'
import type { SeatHeader } from '@wis/protocol'
import type { useTranslations } from 'next-intl'
import { visibleString } from '../../components/text/visible-text.ts'
import { agentNameIn } from '../match/agent-name-in.ts'
import { areMany } from '../match/names.ts'

interface Ended {
  readonly seats: readonly SeatHeader[]
  readonly outcome: MatchOutcome
  /** The last one. */
  readonly scene: Pick<Scene, 'decided' | 'talk'>
  readonly locale: 'en' | 'zh'
  readonly t: ReturnType<typeof useTranslations<'scene.verdict'>>
}

/** How a match ended, in a line for headlines, by the names of its agents. */
export const howItEnded = (ended: Ended): string => partsOfEnd(ended).join(' · ')

/** Its result, and what decided it. */
function partsOfEnd({ seats, outcome, scene: { decided, talk }, locale, t }: Ended): readonly string[] {
  const called = seats.map(({ alias, agent }) => [alias, visibleString(agentNameIn(locale, agent))] as const)
  const { title, text } = (talk?.now?.kind === 'notice' ? talk.now : decided) ?? {}
  const best = seats
    .filter(({ seat }) => outcome.places[seat] === 1)
    .map(({ seat }) => called[seat]?.[1] ?? '')
  const [winner = '', second] = best
  const who =
    second === undefined ? t('won', { name: winner }) : t(best.length === seats.length ? 'draw' : 'tied')
  const what = text ? withAgents(text[locale], called) : ''
  const saysWhoWon =
    locale === 'zh'
      ? what.startsWith(winner) && /[赢胜]/u.test(what.slice(winner.length))
      : what.startsWith(`${winner} won `)
  const isSaid = !title && second === undefined && saysWhoWon
  return [isSaid ? '' : title ? title[locale] : who, what].filter((part) => part !== '')
}

interface EndedMatch extends Ended {
  readonly scene: Ended['scene'] & Pick<Scene, 'guess'>
}

/**
 * What a match is called once its end is known, in lines: who played against whom, if there are two sides of many, and how
 * it ended.
 */
export function calledAfter({ seats, scene, locale, t, ...ended }: EndedMatch): string {
  const nameOf = ({ agent }: SeatHeader) => visibleString(agentNameIn(locale, agent))
  const hidden = new Set(areMany(seats) ? scene.guess?.seats : [])
  const names = seats.filter(({ seat }) => hidden.has(seat)).map(nameOf)
  const others = seats.length - names.length
  const sides = names.length > 0 && others > 0 ? [t('sides', { names: listed(names, locale), others })] : []
  return [...sides, ...partsOfEnd({ seats, scene, locale, t, ...ended })].join('\n')
}

const listed = (names: readonly string[], locale: string) =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)

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
