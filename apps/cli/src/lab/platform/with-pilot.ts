import { existsSync } from 'node:fs'
import { pilotGuesses, readSpec, readText, usualMeasures } from '@wis/lab'
import { readPilotAt } from '../read-pilot-at.ts'

type Written = string | Record<string, unknown>

/**
 * A specification with its pilot. An experiment of the platform goes by its id. What lies here is read here, and what it tells
 * is stated, because the platform does not have it. What cannot be read is left to the platform, which names every fault.
 */
export async function withPilot(written: Written, pilot: string | undefined): Promise<Written> {
  if (pilot === undefined) return written
  const read = typeof written === 'string' ? readText(written) : { ok: true as const, value: written }
  const spec = read.ok ? readSpec(read.value) : read
  if (!read.ok || !('spec' in spec)) return written
  const fields = read.value as Record<string, unknown>
  if (!existsSync(pilot)) return { ...fields, pilot }
  const { game, guesses = {}, measures } = spec.spec
  const told = Object.entries(pilotGuesses(await readPilotAt(pilot, game), spec.spec))
  const shown = measures.length > 0 ? measures : usualMeasures
  const wanted = told.filter(([id]) => shown.includes(id))
  return { ...fields, guesses: { ...Object.fromEntries(wanted), ...guesses } }
}
