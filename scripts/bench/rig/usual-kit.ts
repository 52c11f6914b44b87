import { kitCalled, usualGame } from '@wis/games'

const found = kitCalled(usualGame)
if (!found) throw new Error('the usual game is gone')

/** The game that the soak plays and that most measurements play. */
export const kit = found
