import type { Database } from '@wis/db'
import { endedProbes, keepProbeScores } from '@wis/db/experiments'
import type { Entry } from '@wis/engine'
import type { FieldValues, GameKit } from '@wis/games'
import { probeOutcomes, scoredProbes, withScores } from '@wis/lab'
import type { PlayedMatch, ProbeRow } from '@wis/lab'
import { z } from 'zod'

interface Played<Row> {
  readonly experimentId: string
  readonly kit: GameKit
  readonly log: readonly Entry[]
  readonly row: Row
}

const fieldValues = z.record(z.string(), z.unknown())

/** The row of a match with what the stored answers beside it were worth. The scores are stored beside the answers. */
export async function withProbes<Row extends PlayedMatch>(
  db: Pick<Database, 'pool'>,
  { experimentId, kit, log, row }: Played<Row>,
): Promise<Row> {
  const { number } = row
  const ended = await endedProbes(db, experimentId, number)
  if (ended.length === 0) return row
  const rows = ended.map(({ answer, outcome, ...told }): ProbeRow & { readonly place: number } => ({
    ...told,
    match: number,
    outcome: probeOutcomes.find((known) => known === outcome) ?? 'failed',
    // It was stored as it was read.
    values: fieldValues.safeParse(answer).success ? (answer as FieldValues) : null,
  }))
  const scores = scoredProbes({ kit, log, subject: row.seat, rows })
  const placed = scores.flatMap(({ probe, entry, tallies, guesses, forecast }) => {
    const asked = rows.find((one) => one.probe === probe && one.entry === entry && one.seat === row.seat)
    return asked
      ? [
          {
            place: asked.place,
            score: { tallies, ...(guesses && { guesses }), ...(forecast && { forecast }) },
          },
        ]
      : []
  })
  await keepProbeScores(db, { experimentId, number }, placed)
  return withScores(row, { rows, scores })
}
