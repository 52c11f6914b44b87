import { expect } from 'vitest'
import { writeExport } from './exported.ts'
import type { MadeExport } from './exported.ts'
import { typedLab } from './typed-lab.ts'

/** `wis lab verify` of exports that a test makes, and of others made of them. */
export function exportVerifier() {
  const wis = typedLab()
  const verified = (made: MadeExport, ...more: readonly string[]) => wis('verify', writeExport(made), ...more)
  /** Says what is told of an export that its platform itself, or somebody with its key, has changed. */
  async function toldOfChanged<Made extends MadeExport>(honest: Made, tamper: (made: Made) => void) {
    const made = structuredClone(honest)
    tamper(made)
    const { code, err } = await verified(made)
    expect(code).toBe(1)
    return err
  }
  return { wis, verified, toldOfChanged }
}
