'use server'

import { specText } from '@wis/lab'
import { redirect } from 'next/navigation'
import { database } from '../../server/database.ts'
import { createPlanned } from '../../server/lab/create-planned.ts'
import { faultOfExcess } from '../../server/lab/lab-standing.ts'
import { planAny } from '../../server/lab/plan-suite.ts'
import { spend } from '../../server/rate-limit/spend.ts'
import { currentUser } from '../../server/session.ts'
import { isAllowed, visitorAddress } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'
import { fieldName } from '../rule-fields/fields-of-game.ts'
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
  if (!uses.every(({ allowed }) => allowed))
    return { ...kept, faults: [], plan: null, line: null, trouble: 'throttled' }
  const { faults, planned, line } = await planAny(database(), given, user?.id ?? '')
  const state: DraftState = { ...kept, faults, plan: planned?.plan ?? null, line }
  if (textOf(form, 'intent') !== 'start' || !planned || faults.length > 0) return state
  if (!user || !isAllowed(user, 'experiment.create')) return { ...state, trouble: 'mustSignIn' }
  const wish = { planned, userId: user.id, access: 'private', starts: true } as const
  const created = await createPlanned(database(), given, wish)
  if (!created.ok) return { ...state, faults: [faultOfExcess(created.excess)] }
  redirect('parts' in planned ? `/lab/suites/${created.id}` : `/lab/${created.id}`)
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
    languages: all('languages'),
    probes: all('probes'),
    opponents: all('opponents'),
    judges: all('judges'),
    tokens: textOf(form, 'tokens'),
    usd: textOf(form, 'usd'),
    hours: textOf(form, 'hours'),
    pilot: textOf(form, 'pilot'),
    ruleset: textOf(form, 'ruleset'),
    rules: Object.fromEntries(
      [...form].flatMap(([name, value]) =>
        name.startsWith(fieldName('')) && typeof value === 'string' ? [[name, value]] : [],
      ),
    ),
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
