import { loadGamesHere } from '@wis/outside-games'

// Everything else makes lists of the games when it is loaded.
await loadGamesHere()
const { openDatabase } = await import('@wis/db')
const { readPlayed } = await import('@wis/db/matches')
const { leaderboard } = await import('@wis/db/boards')
const { ids } = await import('@wis/engine')
const { exportMatch, signingKeyFrom } = await import('@wis/proof')

/** The export of a match and the board of its game, from a process that knows the games of other packages. */
const [matchId = ''] = process.argv.slice(2)
const db = openDatabase({ url: process.env['DATABASE_URL'] ?? '', poolSize: 2 })
const played = await readPlayed(db, ids.match(matchId))
const key = signingKeyFrom(new Uint8Array(32).fill(1))
const lines = played && exportMatch(played, { version: '1', key })
const board = await leaderboard(db, { game: played?.game ?? '', language: 'en' })
console.log(JSON.stringify({ lines, board: board?.items.map(({ agent }) => agent.slug) }))
await db.close()
