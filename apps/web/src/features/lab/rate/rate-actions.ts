'use server'

import { closeAnnotating, readExperiment, withdrawAnnotator } from '@wis/db/experiments'
import type { ShownExperiment } from '@wis/db/experiments'
import { sampleOfShare } from '@wis/lab'
import type { Sample } from '@wis/lab'
import { revalidatePath } from 'next/cache'
import { redirect } from 'next/navigation'
import { AppError } from '../../../server/app-error.ts'
import { database } from '../../../server/database.ts'
import { invitePeople, rateItem, undoRating } from '../../../server/lab/annotate.ts'
import { actor, isAllowed, mayChange } from '../../account/actor.ts'
import { textOf } from '../../account/form-state.ts'
import type { PeopleSaid } from './people-said.ts'

const rateAddress = (id: string) => `/lab/${encodeURIComponent(id)}/rate`

/** Stores what a person says of an item, and shows the next one. */
export async function rateWith(form: FormData): Promise<void> {
  const id = textOf(form, 'experiment')
  const user = await actor(rateAddress(id))
  const place = Number(textOf(form, 'place'))
  const at = (to: number, said = '') => redirect(`${rateAddress(id)}?at=${to}${said}`)
  if (!Number.isSafeInteger(place) || place < 1) redirect(rateAddress(id))
  if (!(await mayChange(user))) return at(place, '&said=throttled')
  const isSkipped = textOf(form, 'intent') === 'skip'
  const [given, picks] = [textOf(form, 'rating'), form.getAll('pick').map(String)]
  const isOfList = textOf(form, 'of') === 'list'
  if (!isSkipped && !isOfList && !/^-?\d{1,4}$/.test(given)) return at(place, '&said=choose')
  const rating = isSkipped ? null : isOfList ? picks.length : Number(given)
  try {
    await rateItem(database(), { id, userId: user.id, place, rating, picks })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // The page tells why: the rating is over, or the invitation was taken back.
    if (error.code !== 'invalid') return redirect(rateAddress(id))
    return at(place, isOfList ? '&said=choose-some' : '&said=choose')
  }
  return at(place + 1)
}

/** Takes the last rating back, and shows its item. */
export async function undoWith(form: FormData): Promise<void> {
  const id = textOf(form, 'experiment')
  const user = await actor(rateAddress(id))
  if (!(await mayChange(user))) return redirect(`${rateAddress(id)}?said=throttled`)
  const undone = await undoRating(database(), { id, userId: user.id }).catch((error: unknown) => {
    if (error instanceof AppError) return undefined
    throw error
  })
  return redirect(undone?.item ? `${rateAddress(id)}?at=${undone.item.place}` : rateAddress(id))
}

/** Invites a person to rate one's own experiment. */
export async function inviteWith(form: FormData): Promise<void> {
  const { experiment, userId } = await own(form)
  const rubric = textOf(form, 'rubric')
  const sample = sampleIn(form)
  if (sample === 'not-a-sample') return back(experiment.id, sample)
  const invited = await invitePeople(database(), {
    experiment,
    userId,
    accounts: [textOf(form, 'account')],
    ...(rubric !== '' && { rubrics: [rubric] }),
    sample,
  })
  switch (invited.kind) {
    case 'invited':
      return back(experiment.id, 'invited')
    case 'faults': {
      const code = invited.faults[0]?.code
      return back(
        experiment.id,
        code === 'several-accounts' || code === 'no-account' ? code : 'nothing-judged',
      )
    }
    case 'refused':
      return back(experiment.id, invited.reason === 'not-in-that-state' ? 'refused' : invited.reason)
  }
}

/** What is typed into the fields of a share. Undefined if all of them are empty. */
function sampleIn(form: FormData): Sample | 'not-a-sample' | undefined {
  const typed = ['each', 'shared', 'people'].map((name) => textOf(form, name).trim())
  const [each = '', shared = '', people = ''] = typed
  if (each === '' && shared === '' && people === '') return undefined
  if (!typed.every((text) => /^\d{0,5}$/.test(text)) || each === '') return 'not-a-sample'
  const share = { each: Number(each), shared: Number(shared), people: people === '' ? 1 : Number(people) }
  const isShare = share.each > 0 && share.shared <= share.each && share.people >= 1 && share.people <= 40
  return isShare ? sampleOfShare(share) : 'not-a-sample'
}

/** Takes an invitation back. */
export async function withdrawWith(form: FormData): Promise<void> {
  const { experiment } = await own(form)
  await withdrawAnnotator(database(), experiment.id, Number(textOf(form, 'person')) || 0)
  return back(experiment.id)
}

/** Ends the rating by people, or opens it again. */
export async function closeWith(form: FormData): Promise<void> {
  const { experiment } = await own(form)
  await closeAnnotating(database(), experiment.id, textOf(form, 'intent') === 'close')
  return back(experiment.id)
}

async function own(form: FormData): Promise<{ experiment: ShownExperiment; userId: string }> {
  const user = await actor()
  const experiment = await readExperiment(database(), textOf(form, 'experiment'))
  if (!experiment || !isAllowed(user, 'experiment.change', experiment)) redirect('/lab')
  if (!(await mayChange(user))) await back(experiment.id, 'throttled')
  return { experiment, userId: user.id }
}

/** Back to the experiment, with the result. */
async function back(id: string, said?: PeopleSaid): Promise<never> {
  revalidatePath(`/lab/${id}`)
  redirect(said === undefined ? `/lab/${id}#people` : `/lab/${id}?people=${said}#people`)
}
