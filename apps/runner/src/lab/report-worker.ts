import { loadGamesHere } from '@wis/outside-games'

// The thread has a memory of its own, and everything else makes lists of the games when it is loaded.
await loadGamesHere()
await import('./report-work.ts')
