import type { AgentRef, SeatHeader } from '@wis/protocol'
import type { useTranslations } from 'next-intl'
import { visibleString } from '../../components/text/visible-text.ts'
import { agentNameIn } from './agent-name-in.ts'

type Named = Pick<SeatHeader, 'seat'> & { readonly agent: AgentRef }

interface Players {
  readonly seats: readonly Named[]
  /** Whether they play together, not against each other. */
  readonly isTogether?: boolean | undefined
}

/** A match by who plays it, which gives nothing of it away: two, three, or the first two of more. */
export function matchTitle(
  t: ReturnType<typeof useTranslations<'match.titles'>>,
  locale: string,
  { seats, isTogether = false }: Players,
): string {
  const [first, second, ...more] = namesOf(seats, locale)
  // Nobody is told of a match that is withheld.
  if (first === undefined) return t('none')
  if (second === undefined) return t(isTogether ? 'withItself' : 'alone', { first })
  const [third, ...rest] = more
  if (third === undefined) return t(isTogether ? 'together' : 'two', { first, second })
  return rest.length === 0
    ? t('three', { first, second, third })
    : t('more', { first, second, count: more.length })
}

function namesOf(seats: readonly Named[], locale: string): readonly string[] {
  const agents = [...new Map(seats.map(({ agent }) => [agent.id, agent])).values()]
  return agents.map(({ name, nameZh, kind }) => visibleString(agentNameIn(locale, { name, nameZh, kind })))
}

/** Those whom the title of a match of many only counts. */
export const namesBesideTitle = (seats: readonly Named[], locale: string): readonly string[] =>
  areMany(seats) ? namesOf(seats, locale).slice(2) : []

/** More names than these are no title. */
const mostNamed = 3

/** Whether more agents play than a title can name. */
export const areMany = (seats: readonly Named[]): boolean =>
  new Set(seats.map(({ agent }) => agent.id)).size > mostNamed
