import { whoIsSpyKit } from '@wis/games'

/** The game that is meant where nobody names one. Links and requests of earlier days name none. */
export const usualGame = whoIsSpyKit.id
