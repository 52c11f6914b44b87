'use server'

import { judgingsOf, readExperiment } from '@wis/db/experiments'
import { experimentAccesses, experimentChanges, experimentMoves } from '@wis/protocol'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { database } from '../../server/database.ts'
import { judgeExperiment } from '../../server/lab/judge-experiment.ts'
import { actor, isAllowed, mayChange } from '../account/actor.ts'
import { decimalIn, textOf } from '../account/form-state.ts'
import { controlledBy } from './controlled.ts'
import type { Controlled } from './controlled.ts'
import type { ExperimentSaid } from './experiment-seen.ts'

/** Starts, pauses, resumes or cancels one's own experiment or suite. */
export async function moveWith(form: FormData): Promise<void> {
  const own = await ownSubject(form)
  const move = experimentMoves.find((known) => known === textOf(form, 'move'))
  const moved = move && (await own.move(move))
  if (moved?.ok === true) return back(own)
  return back(own, moved?.reason === 'beyond-lab-limit' ? 'beyond-limit' : 'refused')
}

/** Raises the limits of one's own experiment that are given, and has it go on. */
export async function raiseWith(form: FormData): Promise<void> {
  const own = await ownSubject(form)
  const raised = experimentChanges.shape.budget.safeParse(
    Object.fromEntries(
      (['tokens', 'usd', 'hours'] as const).flatMap((name) => {
        const given = decimalIn(form, name)
        return given === undefined ? [] : [[name, given]]
      }),
    ),
  )
  if (!raised.data || !(await own.raise(raised.data))) return back(own, 'refused')
  const moved = await own.move('resume')
  if (moved.ok) return back(own)
  return back(own, moved.reason === 'beyond-lab-limit' ? 'beyond-limit' : 'refused')
}

/** Changes who may read one's own experiment. */
export async function saveAccessWith(form: FormData): Promise<void> {
  const own = await ownSubject(form)
  const access = experimentAccesses.find((known) => known === textOf(form, 'access'))
  if (!access) return back(own, 'refused')
  await own.open(access)
  return back(own, 'saved')
}

/** Has one's own experiment rated again: by the same judges, or by one that is named. */
export async function judgeWith(form: FormData): Promise<void> {
  const own = await ownSubject(form)
  const user = await actor()
  const { id } = own
  const experiment = await readExperiment(database(), id)
  if (!experiment) return back(own, 'refused')
  const trust = decimalIn(form, 'trust')
  const named = {
    agent: textOf(form, 'agent').trim(),
    rubric: textOf(form, 'rubric'),
    times: Number(textOf(form, 'times')),
    ...(trust !== undefined && { trust }),
  }
  const judges = textOf(form, 'intent') === 'same' ? await lastJudges(id) : [named]
  const begun = await judgeExperiment(database(), { experiment, userId: user.id, judges })
  switch (begun.kind) {
    case 'begun':
      return back(own)
    case 'faults':
      return back(own, 'cannot-judge')
    case 'beyond-limit':
      return back(own, 'beyond-limit')
    case 'refused':
      return back(own, 'refused')
  }
}

const lastJudges = async (id: string) => (await judgingsOf(database(), id)).at(-1)?.judges ?? []

async function ownSubject(form: FormData): Promise<Controlled> {
  const user = await actor()
  const found = await controlledBy(form)
  if (!found || !isAllowed(user, 'experiment.change', found)) redirect('/lab')
  if (!(await mayChange(user))) return back(found, 'throttled')
  return found
}

/** Back to the experiment or the suite, with the result. */
async function back({ address }: Pick<Controlled, 'address'>, said?: ExperimentSaid): Promise<never> {
  revalidatePath(address)
  redirect(said === undefined ? address : `${address}?said=${said}`)
}
