import 'server-only'
import {
  changeBudget,
  changeExperimentAccess,
  changeSuiteAccess,
  changeSuiteBudget,
  moveExperiment,
  moveSuite,
  readExperiment,
  readSuite,
} from '@wis/db/experiments'
import type { ExperimentAccess, ExperimentMove } from '@wis/protocol'
import { database } from '../../server/database.ts'
import { labLimits } from '../../server/env/env.ts'
import { textOf } from '../account/form-state.ts'

type Moved = ReturnType<typeof moveExperiment>

/** An experiment, or a suite with all its experiments, as its owner controls it. */
export interface Controlled {
  readonly id: string
  readonly ownerId: string | null
  /** Its page. */
  readonly address: string
  move(move: ExperimentMove): Moved
  raise(budget: Parameters<typeof changeBudget>[2]): Promise<boolean>
  open(access: ExperimentAccess): Promise<void>
}

/** The experiment or the suite that a form names. */
export async function controlledBy(form: FormData): Promise<Controlled | undefined> {
  const db = database()
  const suite = textOf(form, 'suite')
  if (suite !== '') {
    const found = await readSuite(db, suite)
    return (
      found && {
        id: suite,
        ownerId: found.ownerId,
        address: `/lab/suites/${suite}`,
        move: (move) => moveSuite(db, found, move, labLimits()),
        raise: (budget) => changeSuiteBudget(db, found, budget),
        open: (access) => changeSuiteAccess(db, suite, access),
      }
    )
  }
  const id = textOf(form, 'experiment')
  const found = await readExperiment(db, id)
  return (
    found && {
      id,
      ownerId: found.ownerId,
      address: `/lab/${id}`,
      move: (move) => moveExperiment(db, id, move, labLimits()),
      raise: (budget) => changeBudget(db, id, budget),
      open: (access) => changeExperimentAccess(db, id, access),
    }
  )
}
