'use server'

import { changeExperimentAccess, moveExperiment, readExperiment } from '@wis/db/experiments'
import { experimentAccesses, experimentMoves } from '@wis/protocol'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { database } from '../../server/database.ts'
import { actor, isAllowed, mayChange } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'
import type { ExperimentSaid } from './experiment-said.ts'

/** Starts, pauses, resumes or cancels one's own experiment. */
export async function moveWith(form: FormData): Promise<void> {
  const id = await ownExperiment(form)
  const move = experimentMoves.find((known) => known === textOf(form, 'move'))
  const moved = move && (await moveExperiment(database(), id, move))
  return moved?.ok === true ? back(id) : back(id, 'refused')
}

/** Changes who may read one's own experiment. */
export async function saveAccessWith(form: FormData): Promise<void> {
  const id = await ownExperiment(form)
  const access = experimentAccesses.find((known) => known === textOf(form, 'access'))
  if (!access) return back(id, 'refused')
  await changeExperimentAccess(database(), id, access)
  return back(id, 'saved')
}

async function ownExperiment(form: FormData): Promise<string> {
  const user = await actor()
  const found = await readExperiment(database(), textOf(form, 'experiment'))
  if (!found || !isAllowed(user, 'experiment.change', found)) redirect('/lab')
  if (!(await mayChange(user))) return back(found.id, 'throttled')
  return found.id
}

/** Back to the experiment, with the result. */
async function back(id: string, said?: ExperimentSaid): Promise<never> {
  revalidatePath(`/lab/${id}`)
  redirect(said === undefined ? `/lab/${id}` : `/lab/${id}?said=${said}`)
}
