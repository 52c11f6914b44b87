import type { InBoth, Seat } from '@wis/engine'
import type { ScenePart } from '@wis/games'
import { useLocale } from 'next-intl'

/** Chooses the reader's language of a text of the game. */
export function useWords(): (text: InBoth<string>) => string {
  const locale = useLocale()
  return (text) => (locale === 'zh' ? text.zh : text.en)
}

export type PartOf<Kind extends ScenePart['kind']> = Extract<ScenePart, { kind: Kind }>

export interface PartProps<Kind extends ScenePart['kind']> {
  readonly part: PartOf<Kind>
  readonly nameOf: (seat: Seat) => string
}
