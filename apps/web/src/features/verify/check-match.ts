import { verifyOneGame } from '@wis/proof'
import type { Difference } from '@wis/proof'
import { z } from 'zod'

export type MatchCheck =
  | { readonly kind: 'unavailable'; readonly message: string }
  | {
      readonly kind: 'checked'
      readonly steps: readonly Step[]
      /** The first difference in the export; null if there is none. */
      readonly difference: Difference | null
      readonly entries: number
      readonly key: string | undefined
    }

export interface Expected {
  readonly matchId: string
  /** The commitment that this page has shown since before the first speech. */
  readonly commitment: string
}

const published = z.object({ keys: z.array(z.string()) })
const refusal = z.object({ error: z.object({ message: z.string() }) })
const header = z.object({ matchId: z.string(), commitment: z.string() })

/** Fetches a match and the platform's keys, and replays the match here, so that nothing depends on the platform. */
export async function checkMatch(expected: Expected): Promise<MatchCheck> {
  const [file, known] = await Promise.all([
    fetch(`/api/v1/matches/${expected.matchId}/export.jsonl`),
    fetch('/.well-known/wis-key'),
  ])
  if (!file.ok) return { kind: 'unavailable', message: messageIn(await file.text()) }
  const lines = (await file.text()).trimEnd().split('\n')
  return checkLines(lines, published.parse(await known.json()).keys, expected)
}

export async function checkLines(
  lines: readonly string[],
  trustedKeys: readonly string[],
  expected: Expected,
): Promise<MatchCheck> {
  const verdict = await verifyOneGame(lines, { trustedKeys })
  const difference = verdict.ok ? elsewhere(lines, expected) : verdict
  return {
    kind: 'checked',
    steps: stepsTo(difference?.what),
    difference,
    entries: verdict.ok ? verdict.entries : 0,
    key: verdict.ok ? verdict.key : undefined,
  }
}

/** A proof of another match, or of another deal, proves nothing here. */
function elsewhere([first = '']: readonly string[], { matchId, commitment }: Expected): Difference | null {
  const found = header.parse(JSON.parse(first))
  if (found.matchId !== matchId) return { line: 1, what: 'header', expected: matchId, found: found.matchId }
  if (found.commitment === commitment) return null
  return { line: 1, what: 'commitment', expected: commitment, found: found.commitment }
}

function messageIn(text: string): string {
  try {
    return refusal.parse(JSON.parse(text)).error.message
  } catch {
    return ''
  }
}

/** The steps of a check, in order. A failed step is the last one. */
export const stepNames = ['file', 'chain', 'seal', 'deal', 'play'] as const
type StepName = (typeof stepNames)[number]

export interface Step {
  readonly name: StepName
  readonly state: 'right' | 'wrong' | 'unseen'
}

const stepOf: Readonly<Partial<Record<Difference['what'], StepName>>> = {
  'not-json': 'file',
  format: 'file',
  header: 'file',
  entry: 'file',
  end: 'file',
  'after-end': 'file',
  'too-long': 'file',
  seq: 'chain',
  time: 'chain',
  chain: 'chain',
  'entry-count': 'seal',
  head: 'seal',
  key: 'seal',
  signature: 'seal',
  deal: 'deal',
  commitment: 'deal',
  seating: 'deal',
}

/** How far the check came; without a difference, to the end. */
export function stepsTo(what: Difference['what'] | undefined): readonly Step[] {
  const wrong = what && stepNames.indexOf(stepOf[what] ?? 'play')
  return stepNames.map((name, place) => {
    if (wrong === undefined || place < wrong) return { name, state: 'right' }
    return { name, state: place === wrong ? 'wrong' : 'unseen' }
  })
}
