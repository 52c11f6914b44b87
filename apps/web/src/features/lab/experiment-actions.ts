'use server'

import {
  changeBudget,
  changeExperimentAccess,
  judgingsOf,
  moveExperiment,
  readExperiment,
} from '@wis/db/experiments'
import { experimentAccesses, experimentChanges, experimentMoves } from '@wis/protocol'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { database } from '../../server/database.ts'
import { labLimits } from '../../server/env/env.ts'
import { judgeExperiment } from '../../server/lab/judge-experiment.ts'
import { actor, isAllowed, mayChange } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'
import type { ExperimentSaid } from './experiment-said.ts'

/** Starts, pauses, resumes or cancels one's own experiment. */
export async function moveWith(form: FormData): Promise<void> {
  const id = await ownExperiment(form)
  const move = experimentMoves.find((known) => known === textOf(form, 'move'))
  const moved = move && (await moveExperiment(database(), id, move, labLimits()))
  if (moved?.ok === true) return back(id)
  return back(id, moved?.reason === 'beyond-lab-limit' ? 'beyond-limit' : 'refused')
}

/** Raises the limits of one's own experiment that are given, and has it go on. */
export async function raiseWith(form: FormData): Promise<void> {
  const id = await ownExperiment(form)
  const raised = experimentChanges.shape.budget.safeParse(
    Object.fromEntries(
      (['tokens', 'usd', 'hours'] as const).flatMap((name) => {
        const given = textOf(form, name).trim()
        return given === '' ? [] : [[name, Number(given)]]
      }),
    ),
  )
  if (!raised.data || !(await changeBudget(database(), id, raised.data))) return back(id, 'refused')
  const moved = await moveExperiment(database(), id, 'resume', labLimits())
  if (moved.ok) return back(id)
  return back(id, moved.reason === 'beyond-lab-limit' ? 'beyond-limit' : 'refused')
}

/** Changes who may read one's own experiment. */
export async function saveAccessWith(form: FormData): Promise<void> {
  const id = await ownExperiment(form)
  const access = experimentAccesses.find((known) => known === textOf(form, 'access'))
  if (!access) return back(id, 'refused')
  await changeExperimentAccess(database(), id, access)
  return back(id, 'saved')
}

/** Has one's own experiment rated again: by the same judges, or by one that is named. */
export async function judgeWith(form: FormData): Promise<void> {
  const id = await ownExperiment(form)
  const user = await actor()
  const experiment = await readExperiment(database(), id)
  if (!experiment) return back(id, 'refused')
  const named = {
    agent: textOf(form, 'agent').trim(),
    rubric: textOf(form, 'rubric'),
    times: Number(textOf(form, 'times')),
  }
  const judges = textOf(form, 'intent') === 'same' ? await lastJudges(id) : [named]
  const begun = await judgeExperiment(database(), { experiment, userId: user.id, judges })
  switch (begun.kind) {
    case 'begun':
      return back(id)
    case 'faults':
      return back(id, 'cannot-judge')
    case 'beyond-limit':
      return back(id, 'beyond-limit')
    case 'refused':
      return back(id, 'refused')
  }
}

const lastJudges = async (id: string) => (await judgingsOf(database(), id)).at(-1)?.judges ?? []

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
