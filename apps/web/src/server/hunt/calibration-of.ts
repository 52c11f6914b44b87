import 'server-only'
import type { Database } from '@wis/db'
import { readStated } from '@wis/db/hunts'
import type { HuntKey } from '@wis/db/hunts'
import { rngAt } from '@wis/engine'
import { brierByDeal, estimateOf, reliabilityFigures, reliabilityOf } from '@wis/lab'
import type { Figure, Stated } from '@wis/lab'

interface Calibrated {
  readonly figure: Figure
  readonly statements: number
  readonly hunts: number
}

/** The curve of what hunters stated, of all or of one account. Statements about one match are not independent. */
export async function calibrationOf(
  db: Database,
  { game, language }: Pick<HuntKey, 'game' | 'language'>,
  userId: string | null,
): Promise<Calibrated | undefined> {
  const runs = await readStated(db, { game, language }, userId)
  const stated: readonly Stated[] = runs.flatMap(({ day, stated: chances, happened }) =>
    chances.map((chance, at) => ({
      deal: day,
      probability: chance / 1000,
      happened: happened[at] ?? false,
    })),
  )
  const curve = reliabilityOf(stated)
  if (!curve) return undefined
  const brier = estimateOf('mean', brierByDeal(stated), rngAt('hunters', 0))
  const [figure] = reliabilityFigures(
    {
      spec: { conditions: ['stated'] },
      names: { conditions: {} },
      reliability: [{ subject: 'hunters', condition: 'stated', brier, curve }],
    },
    language,
  )
  return figure && { figure, statements: curve.n, hunts: runs.length }
}
