'use server'

import { createExperiment } from '@wis/db/experiments'
import { specText, textWithoutAnnotators } from '@wis/lab'
import { redirect } from 'next/navigation'
import { database } from '../../server/database.ts'
import { planExperiment } from '../../server/lab/plan-experiment.ts'
import type { Planning } from '../../server/lab/planning.ts'
import { spend } from '../../server/rate-limit/limits.ts'
import { currentUser } from '../../server/session.ts'
import { isAllowed, visitorAddress } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'
import { specOfFields } from './draft.ts'
import type { DraftState } from './draft.ts'

/** Plans what was typed, and starts it if that was asked. Nothing typed is lost. */
export async function draftWith(_: DraftState, form: FormData): Promise<DraftState> {
  const typed = typedIn(form)
  const { given, kept } = typed
  const user = await currentUser()
  const uses = await spend(database, 'write', {
    address: await visitorAddress(),
    ...(user && { userId: user.id }),
  })
  if (!uses.every(({ allowed }) => allowed)) return { ...kept, faults: [], plan: null, trouble: 'throttled' }
  const { faults, planned } = await planExperiment(database(), given, user?.id ?? '')
  const state: DraftState = { ...kept, faults, plan: planned?.plan ?? null }
  if (textOf(form, 'intent') !== 'start' || !planned || faults.length > 0) return state
  if (!user || !isAllowed(user, 'experiment.create')) return { ...state, trouble: 'mustSignIn' }
  redirect(
    `/lab/${await started(planned, { userId: user.id, text: typeof given === 'string' ? given : specText(given) })}`,
  )
}

interface Author {
  readonly userId: string
  readonly text: string
}

async function started(
  { spec, game, plan, players, annotators }: NonNullable<Planning['planned']>,
  { userId, text }: Author,
): Promise<string> {
  return createExperiment(database(), {
    ownerId: userId,
    name: spec.name,
    game,
    spec,
    players,
    judges: spec.judges,
    annotators,
    text: textWithoutAnnotators(text),
    access: 'private',
    starts: true,
    deals: plan.deals,
    matches: plan.matches,
  })
}

function typedIn(form: FormData) {
  const all = (name: string) => form.getAll(name).filter((value) => typeof value === 'string')
  const fields = {
    name: textOf(form, 'name'),
    subjects: all('subjects'),
    conditions: all('conditions'),
    materials: textOf(form, 'materials'),
    repeats: textOf(form, 'repeats'),
    seed: textOf(form, 'seed'),
  }
  const base = { preset: textOf(form, 'preset'), game: textOf(form, 'game') }
  const composed = specOfFields(base, fields)
  const isText = textOf(form, 'mode') === 'text'
  const text = isText ? textOf(form, 'text') : specText(composed)
  const becomesText = isText || textOf(form, 'intent') === 'text'
  return {
    given: isText ? text : composed,
    kept: { mode: becomesText ? 'text' : 'fields', fields, text } as const,
  }
}
