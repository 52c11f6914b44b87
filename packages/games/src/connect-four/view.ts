import { linePresets } from '../line-game/presets.ts'
import { lineView } from '../line-game/view.ts'
import { connectFourShape } from './shape.ts'

/** What whoever watches a match of this game needs of it. */
export const view = lineView('connect-four', connectFourShape, linePresets[0])
