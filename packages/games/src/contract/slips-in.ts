import type { Entry } from '@wis/engine'
import type { GameKit } from './game-kit.ts'

const slips: readonly string[] = ['move-refused', 'move-missed']

/** How many answers of all seats were missing or refused in a match. */
export const slipsIn = ({ slips: own }: Pick<GameKit, 'slips'>, log: readonly Entry[]): number =>
  own?.(log) ?? log.filter(({ event }) => slips.includes(event.type)).length
