import { afterEach, vi } from 'vitest'
import { runCommand } from '../../command.ts'
import { lab } from '../lab.ts'

/** `wis lab` as somebody types it in a test, with all that it says. */
export function typedLab() {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const error = vi.spyOn(console, 'error').mockReturnValue()
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  afterEach(() => vi.clearAllMocks())
  return async (...typed: readonly string[]) => {
    vi.clearAllMocks()
    const code = await runCommand([lab], ['lab', ...typed])
    const out = [...log.mock.calls.flat(), ...written.mock.calls.map(([text]) => text)].join('\n')
    return { code, out, err: error.mock.calls.flat().join('\n') }
  }
}
