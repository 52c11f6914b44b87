'use server'

import { takeExperimentSeat, withdrawFromExperiment } from '@wis/db/people'
import { handle } from '@wis/protocol'
import { redirect } from 'next/navigation'
import { database } from '../../server/database.ts'
import { showChange } from '../../server/page-cache/show-change.ts'
import { currentPerson, newGuest } from '../../server/people/person.ts'
import { mayBegin } from '../../server/people/seat-limits.ts'
import { visitorAddress } from '../account/actor.ts'
import { textOf } from '../account/form-state.ts'
import { seatAddress, takePartAddress } from '../play/seat-page.ts'
import { secretIn } from './experiment-seen.ts'

/** Somebody who has read what it means takes a seat in an experiment, or goes back to the one that is taken. */
export async function takePartWith(form: FormData): Promise<never> {
  const at = placeIn(form)
  const person = (await currentPerson()) ?? (await newGuest())
  if (!(await mayBegin(database(), 'seat', person, await visitorAddress())))
    redirect(takePartAddress(at, 'throttled'))
  const taken = await takeExperimentSeat(database(), { experimentId: at.id, share: at.share, person })
  if (taken.ok || taken.reason === 'seated')
    redirect(seatAddress(taken.seatId, { opponents: 'any', onlineAgents: undefined }))
  redirect(takePartAddress(at, taken.reason === 'full' ? 'full' : 'not-open'))
}

/** Takes all matches of the account, or of the guest of this browser, out of an experiment. */
export async function withdrawPartWith(form: FormData): Promise<never> {
  const at = placeIn(form)
  const person = await currentPerson()
  // The pages of the experiment that are kept for strangers hold its report.
  if (person && (await withdrawFromExperiment(database(), at.id, person)) > 0) showChange()
  redirect(takePartAddress(at, 'withdrawn'))
}

function placeIn(form: FormData) {
  const [id, share] = [handle.safeParse(textOf(form, 'experiment')).data, secretIn(textOf(form, 'share'))]
  return id === undefined || share === undefined ? redirect('/lab') : { id, share }
}
