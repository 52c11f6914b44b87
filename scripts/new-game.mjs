import { bootstrap } from './bootstrap.mjs'
import { generateContent } from './content.mjs'

await bootstrap('scripts/new-game.ts')
// The new folder is one of the games from here on.
generateContent()
