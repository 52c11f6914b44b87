import { whoIsSpy } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'
import type { ComponentType } from 'react'
import { FeaturedTable } from '../../games/who-is-spy/hero/featured-table.tsx'
import { HowItGoes } from '../../games/who-is-spy/how-it-goes/how-it-goes.tsx'

/** What the front page shows of the game that it introduces. */
interface FrontOfGame {
  /** A table that plays by itself. */
  readonly FeaturedTable: ComponentType<{ readonly header: MatchHeader }>
  /** The course of a match, for visitors who have never seen one. */
  readonly HowItGoes: ComponentType
}

export const frontOf: Readonly<Partial<Record<string, FrontOfGame>>> = {
  [whoIsSpy.id]: { FeaturedTable, HowItGoes },
}
