import { describe, expect, it } from 'vitest'
import { runBounded } from './square-picture.ts'
import type { Bounds } from './square-picture.ts'

const mebibyte = 2 ** 20
const bounds: Bounds = { mostMs: 60_000, mostMemory: 256 * mebibyte, mostOutput: mebibyte }
const run = (code: string, own: Partial<Bounds> = {}, input = '') =>
  runBounded(['-e', code], Buffer.from(input), { ...bounds, ...own })

describe('a process with limits', { timeout: 60_000 }, () => {
  it('reads its input, and returns its output', async () => {
    const ended = await run('process.stdin.pipe(process.stdout)', {}, 'words')
    expect({ ...ended, output: ended.output.toString() }).toEqual({
      code: 0,
      isKilled: false,
      output: 'words',
      complaint: '',
    })
  })

  it('is killed when its time is over, even if it never pauses', async () => {
    expect(await run('for (;;);', { mostMs: 500 })).toMatchObject({ code: null, isKilled: true })
  })

  it('is killed when it writes more than was asked for', async () => {
    const { isKilled, output } = await run(
      'process.stdin.resume(); setInterval(() => process.stdout.write("x".repeat(9e5)), 1)',
    )
    expect([isKilled, output.length <= mebibyte]).toEqual([true, true])
  })

  it.runIf(process.platform === 'linux')(
    'gets no more memory than it may have, whichever library asks for it',
    async () => {
      const eat = 'for (let n = 0; ; n++) { globalThis[n] = Buffer.alloc(1e7, 1); process.stdout.write(".") }'
      const { code, isKilled, output } = await run(eat)
      expect(isKilled || code !== 0).toBe(true)
      expect(output.length).toBeGreaterThan(2)
      expect(output.length).toBeLessThan(30)
    },
  )

  it('knows nothing of its server’s environment', async () => {
    process.env['WIS_SECRET_FOR_TEST'] = 'canary'
    const { output } = await run('process.stdout.write(JSON.stringify(process.env))')
    expect(output.toString()).not.toContain('canary')
    expect(Object.keys(JSON.parse(output.toString()))).not.toContain('DATABASE_URL')
    delete process.env['WIS_SECRET_FOR_TEST']
  })

  it('that fails gives its reason', async () => {
    expect(await run('throw new Error("no such luck")')).toMatchObject({
      code: 1,
      isKilled: false,
      complaint: expect.stringContaining('no such luck'),
    })
  })
})
