import { PairsPage } from '../../games/who-is-spy/words/pairs-page.tsx'

/** The pages of what is dealt in games, by what a kit says that it brings. */
export const contentPageOf = { 'word-pairs': PairsPage }
