import type { InBoth, Seat } from '@wis/engine'
import type { ScenePart, SeatScene } from '@wis/games'
import type { AgentRef } from '@wis/protocol'
import { useLocale, useTranslations } from 'next-intl'
import { visibleString } from '../../components/text/visible-text.ts'
import { agentNameIn } from '../match/agent-name-in.ts'

/** Chooses the reader's language of a text of the game. */
export function useWords(): (text: InBoth<string>) => string {
  const locale = useLocale()
  return (text) => (locale === 'zh' ? text.zh : text.en)
}

/** The names of seats at a table. */
export const nameIn =
  (seats: readonly Pick<SeatScene, 'seat' | 'name'>[]) =>
  (seat: Seat): string =>
    seats.find((one) => one.seat === seat)?.name ?? ''

export type PartOf<Kind extends ScenePart['kind']> = Extract<ScenePart, { kind: Kind }>

export interface PartProps<Kind extends ScenePart['kind']> {
  readonly part: PartOf<Kind>
  readonly nameOf: (seat: Seat) => string
}

/** The alias under which a seat is spoken to at the table, where its name is that of its agent. */
export function useAlias(): (seat: Pick<SeatScene, 'seat' | 'name'>, agent: AgentRef | undefined) => string {
  const t = useTranslations('scene.rounds')
  const locale = useLocale()
  return ({ seat, name }, agent) =>
    agent && name === visibleString(agentNameIn(locale, agent))
      ? [t('player'), seat + 1].join(locale === 'zh' ? '' : ' ')
      : name
}
