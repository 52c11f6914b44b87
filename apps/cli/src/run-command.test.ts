import { afterEach, describe, expect, it, vi } from 'vitest'
import { readArguments, readCount, runCommand, UsageError } from './command.ts'
import type { Command } from './command.ts'

const greet: Command = {
  name: 'greet',
  usage: 'greet [--times N] NAME',
  summary: 'Says hello.',
  run: async (args) => {
    const { values, positionals } = readArguments(args, { times: { type: 'string', default: '1' } })
    if (positionals.length === 0) throw new UsageError('whom?')
    console.log(`hello ${positionals.join(' ')}`.repeat(readCount('times', values.times)))
    return 0
  },
}

const log = vi.spyOn(console, 'log').mockReturnValue()
const error = vi.spyOn(console, 'error').mockReturnValue()
afterEach(() => vi.clearAllMocks())

const run = (...typed: string[]) => runCommand([greet], typed)
const told = () => [...log.mock.calls, ...error.mock.calls].flat().join('\n')

describe('wis', () => {
  it('runs the named command with the remaining arguments', async () => {
    expect(await run('greet', 'Ada', '--times', '2')).toBe(0)
    expect(told()).toBe('hello Adahello Ada')
  })

  it.each([['help'], ['--help'], ['-h']])('%s lists every command', async (help) => {
    expect(await run(help)).toBe(0)
    expect(told()).toContain('wis greet  Says hello.')
    expect(error).not.toHaveBeenCalled()
  })

  it.each([
    ['help', 'greet'],
    ['greet', '--help'],
    ['greet', 'Ada', '-h'],
  ])('%s %s shows the usage of a command', async (...typed) => {
    expect(await run(...typed)).toBe(0)
    expect(told()).toContain('usage: wis greet [--times N] NAME')
  })

  it.each([
    ['no command', [], 'a command is missing'],
    ['an unknown command', ['greed'], "unknown command 'greed'"],
    ['help for an unknown command', ['help', 'greed'], "unknown command 'greed'"],
    ['an unknown option', ['greet', '--time', '2'], "Unknown option '--time'"],
    ['an option without its value', ['greet', '--times'], "Option '--times <value>' argument missing"],
    ['a bad count', ['greet', 'Ada', '--times', '-1x'], '--times'],
    ['a count of nothing', ['greet', 'Ada', '--times', '0'], "at least 1, not '0'"],
    ['a count beyond counting', ['greet', 'Ada', '--times', '1e99'], "not '1e99'"],
    ['a missing argument', ['greet'], 'whom?'],
  ])('refuses %s with 2 and shows the correct usage', async (_, typed, complaint) => {
    expect(await run(...typed)).toBe(2)
    expect(told()).toMatch(/^✘ /)
    expect(told()).toContain(complaint)
    expect(told()).toContain('wis greet')
  })

  it('does not hide a bug', async () => {
    const broken = { ...greet, run: () => Promise.reject(new RangeError('bug')) }
    await expect(runCommand([broken], ['greet'])).rejects.toThrow('bug')
  })
})
