import { kits } from '@wis/games'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { runCommand } from './command.ts'
import { games } from './games.ts'

const log = vi.spyOn(console, 'log').mockReturnValue()
const error = vi.spyOn(console, 'error').mockReturnValue()
afterEach(() => vi.clearAllMocks())

describe('wis games', () => {
  it('lists each game with its seats, rulesets and players', async () => {
    expect(await runCommand([games], ['games'])).toBe(0)
    const told = log.mock.calls.flat().join('\n')
    for (const { id } of kits) expect(told).toContain(`${id}: `)
    expect(told).toContain(
      [
        'tic-tac-toe: Tic-tac-toe, 井字棋',
        '  seats     2',
        '  rulesets  arena, llmarena',
        '  players   random, wins-and-blocks, perfect',
      ].join('\n'),
    )
  })

  it('prints one line for programs', async () => {
    expect(await runCommand([games], ['games', '--json'])).toBe(0)
    expect(log.mock.calls).toHaveLength(1)
    const { games: listed } = JSON.parse(String(log.mock.calls[0]?.[0])) as { games: { game: string }[] }
    expect(listed.map(({ game }) => game)).toEqual(kits.map(({ id }) => id))
    expect(listed.find(({ game }) => game === 'holdem')).toMatchObject({
      name: { en: "Texas hold'em", zh: '德州扑克' },
      rulesets: [
        { ruleset: 'fresh', seats: 2 },
        { ruleset: 'arena' },
        { ruleset: 'duplicate' },
        { ruleset: 'llmarena' },
        { ruleset: 'llmarena-risk' },
      ],
      players: [{ player: 'random' }, { player: 'tight' }, { player: 'equity' }],
    })
  })

  it('takes nothing else', async () => {
    expect(await runCommand([games], ['games', 'chess'])).toBe(2)
    expect(error.mock.calls.flat().join()).toContain("unexpected argument 'chess'")
  })
})
