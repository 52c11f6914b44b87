import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { runCommand } from './command.ts'
import { simulate } from './simulate/simulate.ts'
import { verify } from './verify/verify.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-cli-'))
const file = path.join(folder, 'matches.jsonl')
afterAll(() => fs.rmSync(folder, { recursive: true }))

const log = vi.spyOn(console, 'log').mockReturnValue()
const error = vi.spyOn(console, 'error').mockReturnValue()
afterEach(() => vi.clearAllMocks())

async function wis(...typed: string[]) {
  vi.clearAllMocks()
  const code = await runCommand([simulate, verify], typed)
  return { code, told: [...log.mock.calls, ...error.mock.calls].flat().join('\n') }
}

describe('wis', () => {
  it('verifies its own simulation, with the key that it names', async () => {
    const { code, told } = await wis(
      'simulate',
      '--games',
      '4',
      '--language',
      'zh',
      '--seed',
      's',
      '--out',
      file,
    )
    expect([code, told]).toEqual([
      0,
      expect.stringMatching(/^4 games of wis-2024 in zh, seed s: \d+ games\/s/),
    ])
    const key = /throw-away key ([0-9a-f]{64})/.exec(told)?.[1] ?? ''
    expect(await wis('verify', '--key', key.toUpperCase(), file)).toMatchObject({ code: 0 })
    expect(await wis('verify', '--key', '0'.repeat(64), file)).toMatchObject({ code: 1 })
  })

  it('does not verify a file that was changed', async () => {
    const changed = fs.readFileSync(file, 'utf8').replace('"points":[', '"points":[1')
    fs.writeFileSync(`${file}.changed`, changed)
    const { code, told } = await wis('verify', file, `${file}.changed`)
    expect([code, told]).toEqual([
      1,
      expect.stringMatching(/✔ .*4 matches[^✘]*✘ .*: chain of match simulated-s-1/s),
    ])
  })

  it.each([
    ['a file that is not there', ['verify', path.join(folder, 'no.jsonl')], 'there is no such file'],
    ['a folder', ['verify', folder], 'it is a folder'],
    [
      'a place without a folder',
      ['simulate', '--games', '1', '--out', path.join(folder, 'no', 'm')],
      'there is no such',
    ],
  ])('names the fault in %s', async (_, args, complaint) => {
    const { code, told } = await wis(...args)
    expect([code, told]).toEqual([1, expect.stringContaining(complaint)])
    expect(told).toMatch(/^✘ /)
  })

  it.each([
    [['simulate'], '--games is missing'],
    [['simulate', '3'], "unexpected argument '3'"],
    [['simulate', '--games', 'many'], "not 'many'"],
    [['simulate', '--games', '1', '--ruleset', 'chess'], '--ruleset is one of wis-2024'],
    [['simulate', '--games', '1', '--language', 'fr'], '--language is one of en, zh'],
    [['verify'], 'which file?'],
    [['verify', '--key', 'abc', 'x'], '--key takes 64'],
  ])('refuses %j', async (args, complaint) => {
    expect(await wis(...args)).toEqual({ code: 2, told: expect.stringContaining(complaint) })
  })

  it('ends with an exit code that says whether it succeeded', { timeout: 60_000 }, () => {
    const program = fileURLToPath(new URL('../bin/wis.mjs', import.meta.url))
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'verify'], { encoding: 'utf8' })
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('usage: wis verify'),
    })
  })
})
